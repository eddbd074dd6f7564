CREATE TABLE "requisito_no_corresponde" (
	"id_carpeta" integer NOT NULL,
	"id_requisito" integer NOT NULL,
	"motivo" varchar(240) NOT NULL,
	"dicho_por" integer NOT NULL,
	"dicho_el" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "requisito_no_corresponde_id_carpeta_id_requisito_pk" PRIMARY KEY("id_carpeta","id_requisito")
);
--> statement-breakpoint
ALTER TABLE "archivo" ADD COLUMN "id_requisito" integer;--> statement-breakpoint
ALTER TABLE "carpeta" ADD COLUMN "respondida" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "encomienda_requisito" ADD COLUMN "obligatorio" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "requisito_no_corresponde" ADD CONSTRAINT "requisito_no_corresponde_id_carpeta_carpeta_id_carpeta_fk" FOREIGN KEY ("id_carpeta") REFERENCES "public"."carpeta"("id_carpeta") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisito_no_corresponde" ADD CONSTRAINT "requisito_no_corresponde_id_requisito_encomienda_requisito_id_fk" FOREIGN KEY ("id_requisito") REFERENCES "public"."encomienda_requisito"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisito_no_corresponde" ADD CONSTRAINT "requisito_no_corresponde_dicho_por_persona_id_persona_fk" FOREIGN KEY ("dicho_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archivo" ADD CONSTRAINT "archivo_id_requisito_encomienda_requisito_id_fk" FOREIGN KEY ("id_requisito") REFERENCES "public"."encomienda_requisito"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carpeta_espera_persona_ix" ON "carpeta" USING btree ("id_persona","estado_desde","id_carpeta") WHERE borrada_el is null and (estado in (4, 5)
    or estado = 1 and not completa);--> statement-breakpoint
CREATE INDEX "carpeta_espera_profesional_ix" ON "carpeta" USING btree ("id_profesional","estado_desde","id_carpeta") WHERE borrada_el is null and (estado in (4, 5)
    or estado = 1 and not completa) and id_profesional is not null;--> statement-breakpoint
CREATE INDEX "carpeta_respondida_ix" ON "carpeta" USING btree ("estado_desde","id_carpeta") WHERE respondida and borrada_el is null;--> statement-breakpoint
-- Those that came back answered before there was the column.
UPDATE carpeta c SET respondida = true
WHERE c.borrada_el IS NULL AND EXISTS (
  SELECT 1 FROM tramite_historial h
  WHERE h.id_carpeta = c.id_carpeta AND h.evento = 'RESPUESTA A OBSERVACION' AND h.ocurrido_el = c.estado_desde);
--> statement-breakpoint
SELECT auditar_tablas();
