CREATE TABLE "sello_pendiente" (
	"documento" varchar(120) PRIMARY KEY NOT NULL,
	"clase" varchar(11) NOT NULL,
	"pedido_el" timestamp with time zone DEFAULT now() NOT NULL,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"proximo_el" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificado" ADD COLUMN "sellado_por" varchar(200);--> statement-breakpoint
ALTER TABLE "certificado" ADD COLUMN "sellado_el" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificado_de_padron" ADD COLUMN "sellado_por" varchar(200);--> statement-breakpoint
ALTER TABLE "certificado_de_padron" ADD COLUMN "sellado_el" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sello_pendiente_proximo_ix" ON "sello_pendiente" USING btree ("proximo_el");--> statement-breakpoint
SELECT auditar_tablas();
