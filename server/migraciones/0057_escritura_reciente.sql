-- Hasta dónde escribió cada persona, para que no lea de la réplica lo de antes (ADR 57). Sin registro: no va a ninguna copia física, y
-- no cuesta más que una escritura en memoria.
CREATE UNLOGGED TABLE "escritura_reciente" (
	"id_persona" integer PRIMARY KEY NOT NULL,
	"posicion" bigint NOT NULL,
	"escrita_el" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
COMMENT ON TABLE escritura_reciente IS 'sin auditoría: contador';
--> statement-breakpoint
SELECT auditar_tablas();
