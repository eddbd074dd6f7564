CREATE TABLE "palabra_de_carpeta" (
	"palabra" text COLLATE "C" NOT NULL,
	"id_carpeta" integer NOT NULL,
	CONSTRAINT "palabra_de_carpeta_palabra_id_carpeta_pk" PRIMARY KEY("palabra","id_carpeta")
);
--> statement-breakpoint
CREATE INDEX "palabra_de_carpeta_ix" ON "palabra_de_carpeta" USING btree ("id_carpeta","palabra");--> statement-breakpoint
CREATE INDEX "carpeta_expediente_de_busqueda_ix" ON "carpeta" USING btree ((replace(nombre_de_busqueda(expediente), ' ', '') collate "C")) WHERE borrada_el is null and expediente is not null;--> statement-breakpoint
CREATE INDEX "carpeta_domicilio_ix" ON "carpeta" USING btree ("id_domicilio");
--> statement-breakpoint
COMMENT ON TABLE palabra_de_carpeta IS 'sin auditoría: sale de la carpeta, su gente y su domicilio';
--> statement-breakpoint
-- Las palabras por las que se busca cada una de estas carpetas: las que debe tener, y ninguna otra. Una borrada no tiene.
CREATE FUNCTION escribir_palabras_de_carpetas(cuales integer[]) RETURNS void LANGUAGE sql AS $$
  WITH deben AS MATERIALIZED (
    SELECT DISTINCT c.id_carpeta, p.palabra
      FROM carpeta c
      JOIN domicilio d ON d.id_domicilio = c.id_domicilio
      LEFT JOIN propietario o ON o.id_propietario = c.id_propietario
      JOIN persona t ON t.id_persona = coalesce(o.id_persona, c.id_persona)
      LEFT JOIN profesional pr ON pr.id_profesional = c.id_profesional
      LEFT JOIN persona x ON x.id_persona = pr.id_persona
      CROSS JOIN LATERAL string_to_table(nombre_de_busqueda(concat_ws(' ', t.apellido_persona, t.nombre_persona,
        x.apellido_persona, x.nombre_persona, d.calle_texto, d.nro_puerta)), ' ') p(palabra)
     WHERE c.id_carpeta = ANY(cuales) AND c.borrada_el IS NULL AND p.palabra <> ''
  ), sobran AS (
    DELETE FROM palabra_de_carpeta a
     WHERE a.id_carpeta = ANY(cuales)
       AND NOT EXISTS (SELECT FROM deben b WHERE b.id_carpeta = a.id_carpeta AND b.palabra = a.palabra)
  )
  INSERT INTO palabra_de_carpeta (palabra, id_carpeta) SELECT palabra, id_carpeta FROM deben ON CONFLICT DO NOTHING;
$$;
--> statement-breakpoint
CREATE FUNCTION palabras_de_esta_carpeta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM escribir_palabras_de_carpetas(ARRAY[NEW.id_carpeta]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER palabras_al_presentar AFTER INSERT ON carpeta
  FOR EACH ROW EXECUTE FUNCTION palabras_de_esta_carpeta();
--> statement-breakpoint
CREATE TRIGGER palabras_al_cambiar AFTER UPDATE ON carpeta FOR EACH ROW
  WHEN ((OLD.id_propietario, OLD.id_profesional, OLD.id_persona, OLD.id_domicilio, OLD.borrada_el)
    IS DISTINCT FROM (NEW.id_propietario, NEW.id_profesional, NEW.id_persona, NEW.id_domicilio, NEW.borrada_el))
  EXECUTE FUNCTION palabras_de_esta_carpeta();
--> statement-breakpoint
CREATE FUNCTION palabras_de_las_de_una_persona() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM escribir_palabras_de_carpetas(array(
    SELECT c.id_carpeta FROM carpeta c WHERE c.id_persona = NEW.id_persona AND c.borrada_el IS NULL
    UNION SELECT c.id_carpeta FROM propietario o JOIN carpeta c USING (id_propietario)
     WHERE o.id_persona = NEW.id_persona AND c.borrada_el IS NULL
    UNION SELECT c.id_carpeta FROM profesional p JOIN carpeta c USING (id_profesional)
     WHERE p.id_persona = NEW.id_persona AND c.borrada_el IS NULL));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER palabras_de_carpetas AFTER UPDATE ON persona FOR EACH ROW
  WHEN ((OLD.apellido_persona, OLD.nombre_persona) IS DISTINCT FROM (NEW.apellido_persona, NEW.nombre_persona))
  EXECUTE FUNCTION palabras_de_las_de_una_persona();
--> statement-breakpoint
CREATE FUNCTION palabras_de_las_de_un_domicilio() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM escribir_palabras_de_carpetas(array(SELECT id_carpeta FROM carpeta WHERE id_domicilio = NEW.id_domicilio));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER palabras_de_carpetas AFTER UPDATE ON domicilio FOR EACH ROW
  WHEN ((OLD.calle_texto, OLD.nro_puerta) IS DISTINCT FROM (NEW.calle_texto, NEW.nro_puerta))
  EXECUTE FUNCTION palabras_de_las_de_un_domicilio();
--> statement-breakpoint
SELECT escribir_palabras_de_carpetas(array(SELECT id_carpeta FROM carpeta));
--> statement-breakpoint
SELECT auditar_tablas();
