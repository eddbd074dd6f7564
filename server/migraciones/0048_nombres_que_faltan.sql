CREATE TABLE "equivalencia" (
	"catalogo" varchar(12) NOT NULL,
	"clave" varchar(80) NOT NULL,
	"respuesta" varchar(7) NOT NULL,
	"id_destino" integer,
	"version" integer NOT NULL,
	"id_persona" integer NOT NULL,
	"dicha_el" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "equivalencia_catalogo_clave_pk" PRIMARY KEY("catalogo","clave"),
	CONSTRAINT "equivalencia_destino_ck" CHECK (("equivalencia"."respuesta" = 'ES') = ("equivalencia"."id_destino" is not null))
);
--> statement-breakpoint
ALTER TABLE "equivalencia" ADD CONSTRAINT "equivalencia_id_persona_persona_id_persona_fk" FOREIGN KEY ("id_persona") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Desde aquí, escrito a mano. Lo que una fila nombra y su catálogo no tiene, con lo que se había contestado al revisarla.
ALTER TABLE importaciones.fila ADD COLUMN desconocidos jsonb;
--> statement-breakpoint
CREATE INDEX fila_desconocidos_ix ON importaciones.fila (id_importacion) WHERE desconocidos IS NOT NULL;
--> statement-breakpoint
-- Una universidad que agrega una importación se quita al deshacerla.
DROP TRIGGER auditar ON universidad;
--> statement-breakpoint
CREATE TRIGGER auditar AFTER INSERT OR UPDATE OR DELETE ON universidad FOR EACH ROW
  WHEN (coalesce(current_setting('portal.importacion', true), '') = '') EXECUTE FUNCTION auditar('id_universidad');
--> statement-breakpoint
CREATE TRIGGER auditar_altas AFTER INSERT ON universidad REFERENCING NEW TABLE AS nuevas
  FOR EACH STATEMENT EXECUTE FUNCTION auditar_tanda('id_universidad');
--> statement-breakpoint
CREATE TRIGGER auditar_cambios AFTER UPDATE ON universidad REFERENCING OLD TABLE AS viejas NEW TABLE AS nuevas
  FOR EACH STATEMENT EXECUTE FUNCTION auditar_tanda('id_universidad');
--> statement-breakpoint
CREATE TRIGGER auditar_bajas AFTER DELETE ON universidad REFERENCING OLD TABLE AS viejas
  FOR EACH STATEMENT EXECUTE FUNCTION auditar_tanda('id_universidad');
--> statement-breakpoint
SELECT auditar_tablas();
