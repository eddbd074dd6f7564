ALTER TABLE "carpeta" ADD COLUMN "id_importacion" integer;--> statement-breakpoint
ALTER TABLE "carpeta" ADD COLUMN "numero_anterior" varchar(30);--> statement-breakpoint
ALTER TABLE "carpeta" ADD COLUMN "titular_anterior" varchar(150);--> statement-breakpoint
ALTER TABLE "carpeta" ADD COLUMN "profesional_anterior" varchar(150);--> statement-breakpoint
CREATE UNIQUE INDEX "carpeta_numero_anterior_uq" ON "carpeta" USING btree (clave_de_nombre("numero_anterior")) WHERE borrada_el is null and numero_anterior is not null;--> statement-breakpoint
CREATE INDEX "carpeta_numero_anterior_de_busqueda_ix" ON "carpeta" USING btree ((replace(nombre_de_busqueda(numero_anterior), ' ', '') collate "C")) WHERE borrada_el is null and numero_anterior is not null;--> statement-breakpoint
CREATE INDEX "carpeta_importacion_ix" ON "carpeta" USING btree ("id_importacion") WHERE id_importacion is not null;--> statement-breakpoint
ALTER TABLE "carpeta" ADD CONSTRAINT "carpeta_anterior_ck" CHECK (("carpeta"."id_importacion" is null) = ("carpeta"."numero_anterior" is null));--> statement-breakpoint
-- Desde aquí, escrito a mano. Las carpetas de otro sistema (ADR 60).
-- El CUIL que Ciudad Digital puede conocer, de la fila que nombra una persona: lo dice la revisión, que es quien sabe si está bien escrito.
ALTER TABLE importaciones.fila ADD COLUMN cuil text;
--> statement-breakpoint
-- Como antes; una de otro sistema trae la documentación que trae, y no se le pide nada.
CREATE OR REPLACE FUNCTION lo_que_falta(cual integer)
RETURNS TABLE (orden integer, que text, codigo varchar, nombre varchar, id_requisito integer)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT falta.* FROM carpeta c CROSS JOIN LATERAL (
    SELECT f.orden::integer, CASE WHEN f.grabado OR f.observado THEN 'pagar' ELSE 'completar' END,
      t.codigo, t.formulario_tipo, null::integer
    FROM carpeta_formulario f JOIN formulario_tipo t USING (id_formulario_tipo)
    WHERE f.id_carpeta = c.id_carpeta AND (NOT (f.grabado OR f.observado) OR f.pagado < f.a_pagar)
    UNION ALL
    SELECT CASE WHEN r.id_encomienda_tipo IS NULL THEN 1000 ELSE 40000 END + r.orden, 'requisito', null, r.texto, r.id_requisito
    FROM requisitos_de_carpeta(c.id_carpeta) r
    WHERE r.obligatorio AND NOT c.presentada
      AND NOT EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.id_requisito = r.id_requisito)
      AND NOT EXISTS (
        SELECT FROM requisito_no_corresponde n WHERE n.id_carpeta = c.id_carpeta AND n.id_requisito = r.id_requisito)
    UNION ALL
    SELECT 80000, 'documento', null, null, null
    WHERE NOT EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.clase = 'DOCUMENTO')
    UNION ALL
    SELECT 80001, 'croquis', null, null, null
    WHERE c.pide_croquis AND NOT EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.clase = 'CROQUIS')
    UNION ALL
    SELECT 90000, 'presentar', null, null, null
    WHERE NOT c.presentada AND EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.clase = 'DOCUMENTO')
  ) falta WHERE c.id_carpeta = cual AND c.id_encomienda_tipo IS NOT NULL AND c.id_importacion IS NULL
$$;
--> statement-breakpoint
-- Como antes; en otro sistema no la tenía ninguna oficina de este.
CREATE OR REPLACE FUNCTION anotar_oficina() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.evento NOT IN ('ALTA', 'IMPORTACION') AND NEW.en_oficina IS NULL THEN
    NEW.en_oficina := coalesce(
      (SELECT e.id_oficina FROM empleado e
       WHERE e.id_persona = NEW.id_persona AND NEW.estado_anterior IS DISTINCT FROM NEW.estado_nuevo),
      (SELECT h.en_oficina FROM tramite_historial h
       WHERE h.id_carpeta = NEW.id_carpeta AND (h.ocurrido_el, h.id) <= (NEW.ocurrido_el, NEW.id)
       ORDER BY h.ocurrido_el DESC, h.id DESC LIMIT 1));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Como antes; una de otro sistema no es noticia, aunque sea de hoy.
CREATE OR REPLACE FUNCTION obras.anotar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.completa AND NEW.id_importacion IS NULL AND NEW.fecha_alta > now() - interval '1 day' THEN
      INSERT INTO obras.hecho (id_carpeta, hecho) VALUES (NEW.id_carpeta, 'PRESENTADA') ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
  END IF;
  IF NEW.completa AND NOT OLD.completa THEN
    INSERT INTO obras.hecho (id_carpeta, hecho) VALUES (NEW.id_carpeta, 'PRESENTADA') ON CONFLICT DO NOTHING;
  END IF;
  IF NEW.estado <> OLD.estado AND NEW.estado IN (7, 9) THEN
    INSERT INTO obras.hecho (id_carpeta, hecho)
    VALUES (NEW.id_carpeta, CASE NEW.estado WHEN 7 THEN 'APROBADA' ELSE 'TERMINADA' END) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Como antes; de una de otro sistema valen los nombres que traía.
CREATE OR REPLACE FUNCTION escribir_palabras_de_carpetas(cuales integer[]) RETURNS void LANGUAGE sql AS $$
  WITH deben AS MATERIALIZED (
    SELECT DISTINCT c.id_carpeta, p.palabra
      FROM carpeta c
      JOIN domicilio d ON d.id_domicilio = c.id_domicilio
      LEFT JOIN propietario o ON o.id_propietario = c.id_propietario
      JOIN persona t ON t.id_persona = coalesce(o.id_persona, c.id_persona)
      LEFT JOIN profesional pr ON pr.id_profesional = c.id_profesional
      LEFT JOIN persona x ON x.id_persona = pr.id_persona
      CROSS JOIN LATERAL string_to_table(nombre_de_busqueda(concat_ws(' ', c.titular_anterior,
        CASE WHEN c.titular_anterior IS NULL AND t.id_persona <> 2147483647 THEN t.apellido_persona || ' ' || t.nombre_persona END,
        c.profesional_anterior, x.apellido_persona, x.nombre_persona, d.calle_texto, d.nro_puerta)), ' ') p(palabra)
     WHERE c.id_carpeta = ANY(cuales) AND c.borrada_el IS NULL AND p.palabra <> ''
  ), sobran AS (
    DELETE FROM palabra_de_carpeta a
     WHERE a.id_carpeta = ANY(cuales)
       AND NOT EXISTS (SELECT FROM deben b WHERE b.id_carpeta = a.id_carpeta AND b.palabra = a.palabra)
  )
  INSERT INTO palabra_de_carpeta (palabra, id_carpeta) SELECT palabra, id_carpeta FROM deben ON CONFLICT DO NOTHING;
$$;
--> statement-breakpoint
DROP TRIGGER palabras_al_cambiar ON carpeta;
--> statement-breakpoint
CREATE TRIGGER palabras_al_cambiar AFTER UPDATE ON carpeta FOR EACH ROW
  WHEN ((OLD.id_propietario, OLD.id_profesional, OLD.id_persona, OLD.id_domicilio, OLD.titular_anterior, OLD.profesional_anterior, OLD.borrada_el)
    IS DISTINCT FROM (NEW.id_propietario, NEW.id_profesional, NEW.id_persona, NEW.id_domicilio, NEW.titular_anterior, NEW.profesional_anterior, NEW.borrada_el))
  EXECUTE FUNCTION palabras_de_esta_carpeta();
--> statement-breakpoint
-- Lo que trae una importación de carpetas queda por tandas (ADR 52), y lo dice `portal.importacion`: otra, la de empleados, también suelta
-- carpetas, y eso queda fila por fila, como siempre, y no se deshace con ella. La historia ya es historia, y no se audita fila por fila; lo que trae una
-- importación sí queda por tandas: se va con ella si se la deshace, y no tiene que irse sin rastro.
DO $$
DECLARE
  t record;
BEGIN
  FOR t IN SELECT * FROM (VALUES ('archivo', 'id_archivo'), ('carpeta', 'id_carpeta'), ('observacion', 'id_observacion'), ('tramite_historial', 'id')) AS x(tabla, clave)
  LOOP
    IF t.tabla <> 'tramite_historial' THEN
      EXECUTE format('DROP TRIGGER auditar ON %I', t.tabla);
      EXECUTE format('CREATE TRIGGER auditar AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW '
        'WHEN (coalesce(current_setting(''portal.importacion'', true), '''') NOT LIKE ''%% carpetas'') EXECUTE FUNCTION auditar(%L)', t.tabla, t.clave);
    END IF;
    EXECUTE format('CREATE TRIGGER auditar_altas AFTER INSERT ON %I REFERENCING NEW TABLE AS nuevas '
      'FOR EACH STATEMENT WHEN (current_setting(''portal.importacion'', true) LIKE ''%% carpetas'') EXECUTE FUNCTION auditar_tanda(%L)', t.tabla, t.clave);
    EXECUTE format('CREATE TRIGGER auditar_cambios AFTER UPDATE ON %I REFERENCING OLD TABLE AS viejas NEW TABLE AS nuevas '
      'FOR EACH STATEMENT WHEN (current_setting(''portal.importacion'', true) LIKE ''%% carpetas'') EXECUTE FUNCTION auditar_tanda(%L)', t.tabla, t.clave);
    EXECUTE format('CREATE TRIGGER auditar_bajas AFTER DELETE ON %I REFERENCING OLD TABLE AS viejas '
      'FOR EACH STATEMENT WHEN (current_setting(''portal.importacion'', true) LIKE ''%% carpetas'') EXECUTE FUNCTION auditar_tanda(%L)', t.tabla, t.clave);
  END LOOP;
END $$;
--> statement-breakpoint
-- Al deshacer, lo que el servidor no puede quitar por sí: la historia que la importación trajo, y ninguna otra (de cuál es lo dicen las
-- tandas, que el servidor no escribe), con lo que se contaba de ella. Las carpetas las quita `deshacer_tanda`, si siguen como vinieron.
CREATE FUNCTION quitar_carpetas_importadas(cual integer) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  suyas integer[];
BEGIN
  IF coalesce(current_setting('portal.importacion', true), '') <> 'DESHACER ' || cual || ' carpetas'
    OR NOT EXISTS (SELECT FROM importacion i WHERE i.id_importacion = cual AND i.estado = 'POR_DESHACER') THEN
    RAISE EXCEPTION 'no se está deshaciendo la importación %', cual;
  END IF;
  SELECT array_agg(k.clave::integer) INTO suyas FROM auditoria_tanda t CROSS JOIN unnest(t.claves) AS k(clave)
   WHERE t.id_importacion = cual AND t.paso = 'APLICAR' AND t.entidad = 'carpeta' AND t.accion = 'INSERT';
  INSERT INTO estadisticas.cambio (medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, cuantas, importe)
  SELECT h.medida, h.fecha, h.id_encomienda_tipo, h.id_uso, h.id_estado, h.id_oficina, h.clase, h.dias, -count(*), 0
    FROM unnest(suyas) c, LATERAL estadisticas.hechos(c, 2147483647) h GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
  UNION ALL
  SELECT 'OBSERVACION', v.fecha, v.id_encomienda_tipo, v.id_uso, 0, 0, v.clase, 0, -count(*), 0
    FROM observacion o JOIN estadisticas.observaciones v USING (id_observacion) WHERE o.id_carpeta = ANY (suyas) GROUP BY 2, 3, 4, 7;
  PERFORM set_config('portal.recorte', 'si', true);
  DELETE FROM tramite_historial h WHERE h.id_carpeta = ANY (suyas) AND h.id IN (
    SELECT k.clave::integer FROM auditoria_tanda t CROSS JOIN unnest(t.claves) AS k(clave)
     WHERE t.id_importacion = cual AND t.paso = 'APLICAR' AND t.entidad = 'tramite_historial' AND t.accion = 'INSERT');
  PERFORM set_config('portal.recorte', '', true);
  DELETE FROM carpeta_tomada WHERE id_carpeta = ANY (suyas);
  DELETE FROM palabra_de_carpeta WHERE id_carpeta = ANY (suyas);
END $$;
--> statement-breakpoint
-- Como `analizar_padron`, de las que llena una importación de carpetas.
CREATE FUNCTION analizar_carpetas() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$ BEGIN
  ANALYZE carpeta, tramite_historial, palabra_de_carpeta, observacion, archivo; END $$;
--> statement-breakpoint
-- Como antes; lo que una tanda de carpetas decía de una suprimida se va, con la tanda.
CREATE OR REPLACE FUNCTION cadena.suprimir_carpetas(carpetas integer[]) RETURNS integer[]
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  viejas integer[];
  copias bigint[];
  esperan integer[];
BEGIN
  SELECT coalesce(array_agg(c), '{}') INTO viejas FROM unnest(carpetas) c
   WHERE (SELECT max(h.ocurrido_el) FROM tramite_historial h WHERE h.id_carpeta = c) <= now() - interval '10 years';
  SELECT array_agg(DISTINCT id) FILTER (WHERE sellada), coalesce(array_agg(carpeta) FILTER (WHERE NOT sellada), '{}')
    INTO copias, esperan
    FROM (SELECT a.id, (coalesce(a.despues, a.antes) ->> 'id_carpeta')::integer AS carpeta, s.orden IS NOT NULL AS sellada
            FROM auditoria a LEFT JOIN cadena.sello s ON s.id_auditoria = a.id
           WHERE a.entidad IN ('carpeta', 'formulario19', 'formulario_version', 'legajo')
             AND (coalesce(a.despues, a.antes) ->> 'id_carpeta')::integer = ANY (viejas)
          UNION ALL
          SELECT t.id_auditoria, k.clave::integer, s.orden IS NOT NULL
            FROM auditoria_tanda t CROSS JOIN unnest(t.claves) AS k(clave) LEFT JOIN cadena.sello s ON s.id_auditoria = t.id_auditoria
           WHERE t.entidad = 'carpeta' AND t.claves && viejas::text[] AND k.clave = ANY (viejas::text[])) c;
  IF copias IS NOT NULL THEN PERFORM cadena.suprimir(copias, 'datos personales de carpetas cerradas'); END IF;
  RETURN (SELECT coalesce(array_agg(v), '{}') FROM unnest(viejas) v WHERE v <> ALL (esperan));
END $$;
--> statement-breakpoint
-- Como antes, con lo nuevo al final.
CREATE OR REPLACE FUNCTION cadena.permitir(rol name, esquemas name[]) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  t record;
BEGIN
  EXECUTE format('REVOKE CREATE, TEMPORARY ON DATABASE %I FROM PUBLIC, %I', current_database(), rol);
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  FOR t IN SELECT nspname FROM pg_namespace n WHERE nspname = ANY (esquemas || 'cadena'::name)
      AND (NOT has_schema_privilege(rol, oid, 'USAGE') OR has_schema_privilege(rol, oid, 'CREATE')) LOOP
    EXECUTE format('REVOKE ALL ON SCHEMA %I FROM %I', t.nspname, rol);
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', t.nspname, rol);
  END LOOP;
  FOR t IN
    SELECT c.oid::regclass AS tabla, c.relkind, q.quiere,
      (SELECT array_agg(x.privilege_type::text ORDER BY x.privilege_type) FROM aclexplode(c.relacl) x
        WHERE x.grantee = rol::regrole) AS tiene
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      CROSS JOIN LATERAL (SELECT CASE
        WHEN c.relkind = 'S' THEN CASE WHEN n.nspname = 'cadena' THEN NULL ELSE ARRAY['SELECT', 'USAGE'] END
        WHEN n.nspname = 'cadena' THEN CASE WHEN c.relname IN ('sello', 'punta') THEN ARRAY['SELECT'] END
        WHEN c.relkind = 'v' OR n.nspname = 'drizzle' OR c.oid IN ('public.auditoria'::regclass, 'public.auditoria_tanda'::regclass) THEN ARRAY['SELECT']
        WHEN EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgname = 'solo_agregar') THEN ARRAY['INSERT', 'SELECT']
        ELSE ARRAY['DELETE', 'INSERT', 'SELECT', 'UPDATE'] END AS quiere) q
     WHERE n.nspname = ANY (esquemas || 'cadena'::name) AND c.relkind IN ('r', 'p', 'v', 'S')
  LOOP
    CONTINUE WHEN t.tiene IS NOT DISTINCT FROM t.quiere;
    EXECUTE format('REVOKE ALL ON %s %s FROM %I', CASE WHEN t.relkind = 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, t.tabla, rol);
    CONTINUE WHEN t.quiere IS NULL;
    EXECUTE format('GRANT %s ON %s %s TO %I', array_to_string(t.quiere, ', '),
      CASE WHEN t.relkind = 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, t.tabla, rol);
  END LOOP;
  EXECUTE format('GRANT EXECUTE ON FUNCTION cadena.sellar(integer), cadena.restaurada(text), cadena.cortar(timestamptz),
    cadena.suprimir_carpetas(integer[]), olvidar_consultas(timestamptz), olvidar_correos(timestamptz), analizar_padron(),
    analizar_carpetas(), quitar_carpetas_importadas(integer) TO %I', rol);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION quitar_carpetas_importadas(integer), analizar_carpetas() FROM PUBLIC;
--> statement-breakpoint
SELECT auditar_tablas();
