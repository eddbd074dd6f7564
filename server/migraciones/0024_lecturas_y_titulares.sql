CREATE TABLE "titulares_por_dia" (
	"id_persona" integer NOT NULL,
	"dia" date NOT NULL,
	"mostrados" integer NOT NULL,
	CONSTRAINT "titulares_por_dia_id_persona_dia_pk" PRIMARY KEY("id_persona","dia")
);
--> statement-breakpoint
DROP INDEX "consulta_personal_ix";--> statement-breakpoint
ALTER TABLE "consulta_personal" ADD COLUMN "sujetos" text[];--> statement-breakpoint
CREATE INDEX "consulta_personal_sujetos_ix" ON "consulta_personal" USING gin ("sujetos");--> statement-breakpoint
COMMENT ON TABLE titulares_por_dia IS 'sin auditoría: contador';--> statement-breakpoint
SELECT auditar_tablas();
