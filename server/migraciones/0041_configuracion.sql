CREATE TABLE "configuracion" (
	"clave" varchar(40) NOT NULL,
	"version" integer NOT NULL,
	"valor" jsonb NOT NULL,
	"motivo" varchar(200) NOT NULL,
	"autor" integer NOT NULL,
	"escrito_el" timestamp with time zone NOT NULL,
	CONSTRAINT "configuracion_clave_version_pk" PRIMARY KEY("clave","version")
);
--> statement-breakpoint
CREATE TABLE "imagen_de_ciudad" (
	"sha256" varchar(64) PRIMARY KEY NOT NULL,
	"ruta" varchar(64) NOT NULL,
	"tipo_mime" varchar(20) NOT NULL,
	"tamano" integer NOT NULL,
	"subida_por" integer NOT NULL,
	"subida_el" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "configuracion" ADD CONSTRAINT "configuracion_autor_persona_id_persona_fk" FOREIGN KEY ("autor") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imagen_de_ciudad" ADD CONSTRAINT "imagen_de_ciudad_subida_por_persona_id_persona_fk" FOREIGN KEY ("subida_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER soltar_archivo AFTER DELETE OR UPDATE OF ruta ON imagen_de_ciudad FOR EACH ROW EXECUTE FUNCTION soltar_archivo();--> statement-breakpoint
SELECT auditar_tablas();
