CREATE TABLE "almacen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"testigo" uuid NOT NULL,
	"migraciones" integer NOT NULL,
	"en_reposo_hasta" timestamp with time zone NOT NULL,
	"detenido_por" integer
);
--> statement-breakpoint
CREATE TABLE "archivo_sin_fila" (
	"nombre" varchar(120) PRIMARY KEY NOT NULL,
	"visto_el" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
COMMENT ON TABLE almacen IS 'sin auditoría: lo que base y carpeta de archivos se dicen';
--> statement-breakpoint
COMMENT ON TABLE archivo_sin_fila IS 'sin auditoría: apuntes del barrido';
--> statement-breakpoint
SELECT auditar_tablas();
