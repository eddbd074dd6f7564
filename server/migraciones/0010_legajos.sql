CREATE TABLE "legajo" (
	"id_carpeta" integer PRIMARY KEY NOT NULL,
	"pedido_por" integer NOT NULL,
	"pedido_el" timestamp with time zone DEFAULT now() NOT NULL,
	"pendiente" boolean DEFAULT true NOT NULL,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"tomado_el" timestamp with time zone,
	"hecho_el" timestamp with time zone,
	"ruta" varchar(120),
	"tamano" integer,
	"sha256" char(64)
);
--> statement-breakpoint
ALTER TABLE "legajo" ADD CONSTRAINT "legajo_id_carpeta_carpeta_id_carpeta_fk" FOREIGN KEY ("id_carpeta") REFERENCES "public"."carpeta"("id_carpeta") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legajo" ADD CONSTRAINT "legajo_pedido_por_persona_id_persona_fk" FOREIGN KEY ("pedido_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legajo_pendiente_ix" ON "legajo" USING btree ("pedido_el") WHERE pendiente;--> statement-breakpoint
SELECT auditar_tablas();
