CREATE TABLE "carpeta_tomada" (
	"id_carpeta" integer PRIMARY KEY NOT NULL,
	"id_persona" integer NOT NULL,
	"version" integer NOT NULL,
	"tomada_el" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vista_de_lista" (
	"id_persona" integer NOT NULL,
	"lista" varchar(12) NOT NULL,
	"buscar" varchar(60) NOT NULL,
	"estado" varchar(200) NOT NULL,
	"orden" varchar(12) NOT NULL,
	CONSTRAINT "vista_de_lista_id_persona_lista_pk" PRIMARY KEY("id_persona","lista")
);
--> statement-breakpoint
ALTER TABLE "observacion" ADD COLUMN "pagina" smallint;--> statement-breakpoint
ALTER TABLE "observacion" ADD COLUMN "punto_x" double precision;--> statement-breakpoint
ALTER TABLE "observacion" ADD COLUMN "punto_y" double precision;--> statement-breakpoint
ALTER TABLE "observacion" ADD COLUMN "caja" double precision[];--> statement-breakpoint
ALTER TABLE "observacion" ADD COLUMN "giro" smallint;--> statement-breakpoint
ALTER TABLE "carpeta_tomada" ADD CONSTRAINT "carpeta_tomada_id_carpeta_carpeta_id_carpeta_fk" FOREIGN KEY ("id_carpeta") REFERENCES "public"."carpeta"("id_carpeta") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carpeta_tomada" ADD CONSTRAINT "carpeta_tomada_id_persona_persona_id_persona_fk" FOREIGN KEY ("id_persona") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vista_de_lista" ADD CONSTRAINT "vista_de_lista_id_persona_persona_id_persona_fk" FOREIGN KEY ("id_persona") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observacion" ADD CONSTRAINT "observacion_lugar_ck" CHECK (num_nulls("observacion"."pagina", "observacion"."punto_x", "observacion"."punto_y", "observacion"."caja", "observacion"."giro") in (0, 5)
        and ("observacion"."pagina" is null or "observacion"."id_archivo" is not null and cardinality("observacion"."caja") = 4));--> statement-breakpoint
COMMENT ON TABLE carpeta_tomada IS 'sin auditoría: dice quién mira una carpeta, y vale minutos';
--> statement-breakpoint
COMMENT ON TABLE vista_de_lista IS 'sin auditoría: es cómo cada uno dejó su pantalla';
--> statement-breakpoint
SELECT auditar_tablas();
