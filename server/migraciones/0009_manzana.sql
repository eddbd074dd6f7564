ALTER TABLE "importacion" ADD COLUMN "codificacion" varchar(8);--> statement-breakpoint
ALTER TABLE "importacion" ADD COLUMN "sistema" varchar(8);--> statement-breakpoint
CREATE TABLE importaciones.lectura (
  id_importacion integer PRIMARY KEY REFERENCES importacion,
  lectura json NOT NULL);
--> statement-breakpoint
SELECT auditar_tablas();
