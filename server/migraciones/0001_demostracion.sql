CREATE TABLE "demostracion" (
	"desde" timestamp with time zone PRIMARY KEY DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- The demo cities that were seeded before they carried a mark: their administrator and their first padron together.
INSERT INTO "demostracion" SELECT now() WHERE
	EXISTS (SELECT FROM "persona" WHERE "id_persona" = 1 AND "documento_persona" = '27201112228')
	AND EXISTS (SELECT FROM "padron" WHERE "padronm" = '100001');
--> statement-breakpoint
SELECT auditar_tablas();
