CREATE TABLE "carpeta_no_encargada" (
	"id_carpeta" integer PRIMARY KEY NOT NULL,
	"motivo" varchar(240) NOT NULL,
	"dicho_por" integer NOT NULL,
	"dicho_el" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carpeta_no_encargada" ADD CONSTRAINT "carpeta_no_encargada_id_carpeta_carpeta_id_carpeta_fk" FOREIGN KEY ("id_carpeta") REFERENCES "public"."carpeta"("id_carpeta") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carpeta_no_encargada" ADD CONSTRAINT "carpeta_no_encargada_dicho_por_persona_id_persona_fk" FOREIGN KEY ("dicho_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT auditar_tablas();
