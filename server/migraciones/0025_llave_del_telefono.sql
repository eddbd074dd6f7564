CREATE TABLE "secreto_de_visitas" (
	"unico" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secreto" char(64) DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL,
	CONSTRAINT "secreto_de_visitas_ck" CHECK ("secreto_de_visitas"."unico")
);
--> statement-breakpoint
INSERT INTO "secreto_de_visitas" DEFAULT VALUES;--> statement-breakpoint
COMMENT ON TABLE secreto_de_visitas IS 'sin auditoría: una fila que no cambia, y que no se copia en otra parte';--> statement-breakpoint
SELECT auditar_tablas();
