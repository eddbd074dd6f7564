CREATE TABLE "trabajo_hecho" (
	"nombre" varchar(60) PRIMARY KEY NOT NULL,
	"cada_segundos" integer,
	"ultima_vez" timestamp with time zone DEFAULT now() NOT NULL,
	"fallas" integer DEFAULT 0 NOT NULL,
	"error" varchar(300)
);

--> statement-breakpoint
COMMENT ON TABLE trabajo_hecho IS 'sin auditoría: la escriben los trabajos';
--> statement-breakpoint
SELECT auditar_tablas();
