ALTER TABLE "tramite_historial" ADD COLUMN "en_oficina" integer;--> statement-breakpoint
ALTER TABLE "tramite_historial" ADD CONSTRAINT "tramite_historial_en_oficina_oficina_id_oficina_fk" FOREIGN KEY ("en_oficina") REFERENCES "public"."oficina"("id_oficina") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Desde aquí, escrito a mano. La oficina que tiene la carpeta: la de quien la movió, si es empleado, o la que la tenía. Lo que
-- no la mueve (otra observación, una nota) la deja donde está.
CREATE FUNCTION anotar_oficina() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.evento <> 'ALTA' AND NEW.en_oficina IS NULL THEN
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
CREATE TRIGGER anotar_oficina BEFORE INSERT ON tramite_historial FOR EACH ROW EXECUTE FUNCTION anotar_oficina();
--> statement-breakpoint
-- La de lo que ya había: es lo único que se escribe alguna vez en una historia que solo se agrega.
ALTER TABLE tramite_historial DISABLE TRIGGER solo_agregar;
--> statement-breakpoint
UPDATE tramite_historial h SET en_oficina = (
  SELECT e.id_oficina FROM tramite_historial a JOIN empleado e USING (id_persona)
  WHERE a.id_carpeta = h.id_carpeta AND a.evento <> 'ALTA' AND a.estado_anterior IS DISTINCT FROM a.estado_nuevo
    AND (a.ocurrido_el, a.id) <= (h.ocurrido_el, h.id)
  ORDER BY a.ocurrido_el DESC, a.id DESC LIMIT 1)
WHERE h.evento <> 'ALTA';
--> statement-breakpoint
ALTER TABLE tramite_historial ENABLE TRIGGER solo_agregar;
--> statement-breakpoint
-- Las estadísticas: cuántas veces pasó cada cosa, ya contadas. Un cero o un texto vacío: no corresponde a esa medida.
CREATE SCHEMA estadisticas;
--> statement-breakpoint
CREATE TABLE estadisticas.cuenta (
  medida text NOT NULL,
  fecha date NOT NULL,
  id_encomienda_tipo integer NOT NULL,
  id_uso integer NOT NULL,
  id_estado integer NOT NULL,
  id_oficina integer NOT NULL,
  clase text NOT NULL,
  dias integer NOT NULL,
  cuantas bigint NOT NULL,
  importe bigint NOT NULL,
  PRIMARY KEY (medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias));
--> statement-breakpoint
CREATE INDEX cuenta_en_cero_ix ON estadisticas.cuenta (medida) WHERE cuantas = 0;
--> statement-breakpoint
-- Lo que cada movimiento suma y resta, escrito en su transacción: filas nuevas, así que nadie espera a nadie.
CREATE TABLE estadisticas.cambio (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  LIKE estadisticas.cuenta);
--> statement-breakpoint
-- Lo contado más lo que todavía no se juntó: siempre la cuenta exacta.
CREATE VIEW estadisticas.al_dia AS
SELECT medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, cuantas, importe FROM estadisticas.cuenta
UNION ALL
SELECT medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, cuantas, importe FROM estadisticas.cambio;
--> statement-breakpoint
CREATE FUNCTION estadisticas.dia(momento timestamptz) RETURNS date LANGUAGE sql STABLE
RETURN (momento AT TIME ZONE 'America/Argentina/Tucuman')::date;
--> statement-breakpoint
CREATE FUNCTION estadisticas.mes(dia date) RETURNS date LANGUAGE sql IMMUTABLE
RETURN date_trunc('month', dia::timestamp)::date;
--> statement-breakpoint
-- Lo que una carpeta cuenta, según su historia hasta una fila. Lo que no cambia su estado (otra observación) no es un paso.
-- Una carpeta borrada no cuenta nada.
CREATE FUNCTION estadisticas.hechos(carpeta integer, hasta integer) RETURNS TABLE (
  medida text, fecha date, id_encomienda_tipo integer, id_uso integer, id_estado integer, id_oficina integer, clase text, dias integer)
LANGUAGE sql STABLE AS $$
  WITH c AS (
    SELECT k.id_encomienda_tipo, CASE WHEN k.id_encomienda_tipo IS NULL THEN k.id_uso END AS id_uso, k.id_obra_tipo, k.completa
    FROM carpeta k WHERE k.id_carpeta = $1
      AND NOT EXISTS (SELECT FROM tramite_historial b WHERE b.id_carpeta = $1 AND b.id <= $2 AND b.evento = 'BORRADO')
  ), entradas AS (
    SELECT h.estado_nuevo AS estado, coalesce(h.en_oficina, 0) AS oficina,
      estadisticas.dia(h.ocurrido_el) AS desde, h.ocurrido_el, h.id
    FROM tramite_historial h WHERE h.id_carpeta = $1 AND h.id <= $2 AND h.estado_anterior IS DISTINCT FROM h.estado_nuevo
  ), pasos AS (
    SELECT e.estado, e.oficina, e.desde, t.es_final, lead(e.desde) OVER orden AS sale,
      row_number() OVER orden AS lugar
    FROM entradas e JOIN tramite_estado t ON t.id_tramite_estado = e.estado WINDOW orden AS (ORDER BY e.ocurrido_el, e.id)
  )
  SELECT x.medida, x.fecha, coalesce(c.id_encomienda_tipo, 0), coalesce(c.id_uso, 0), x.estado, x.oficina, x.clase, x.dias
  FROM c, LATERAL (
    -- dónde está, desde qué día (de lo cerrado, desde qué mes)
    SELECT 'ESTADO' AS medida, CASE WHEN es_final THEN estadisticas.mes(desde) ELSE desde END AS fecha, estado, oficina,
      CASE WHEN estado = 1 AND NOT c.completa THEN 'INCOMPLETA' ELSE '' END AS clase, 0 AS dias
    FROM pasos WHERE sale IS NULL
    -- cada entrada a un estado, por semana
    UNION ALL SELECT 'ENTRADA', date_trunc('week', desde::timestamp)::date, estado, 0, '', 0 FROM pasos
    -- cada permanencia terminada
    UNION ALL SELECT 'ESTADIA', estadisticas.mes(sale), estado, oficina, '', sale - desde FROM pasos WHERE sale IS NOT NULL AND NOT es_final
    -- qué obra se presentó
    UNION ALL SELECT 'OBRA', estadisticas.mes(desde), 0, 0, coalesce(c.id_obra_tipo, 0)::text, 0 FROM pasos WHERE lugar = 1
    -- lo resuelto: los días que lo tuvo la ciudad, sin los de espera a quien presentó (observada, pendiente de pago)
    UNION ALL SELECT 'CASO', estadisticas.mes(desde), estado, 0, '',
      (SELECT coalesce(sum(a.sale - a.desde), 0)::integer FROM pasos a WHERE NOT a.es_final AND a.estado NOT IN (4, 5))
    FROM pasos WHERE sale IS NULL AND es_final
  ) x
$$;
--> statement-breakpoint
-- Una fila más en la historia: lo que la carpeta cuenta con ella, menos lo que contaba sin ella.
CREATE FUNCTION estadisticas.contar_movimiento() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO estadisticas.cambio
    (medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, cuantas, importe)
  SELECT medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, sum(signo), 0
  FROM (
    SELECT 1 AS signo, h.* FROM estadisticas.hechos(NEW.id_carpeta, NEW.id) h
    UNION ALL
    SELECT -1, h.* FROM estadisticas.hechos(NEW.id_carpeta, NEW.id - 1) h
  ) d
  GROUP BY medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias
  HAVING sum(signo) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contar AFTER INSERT ON tramite_historial FOR EACH ROW EXECUTE FUNCTION estadisticas.contar_movimiento();
--> statement-breakpoint
-- Una presentada que se completa (o deja de estarlo) sigue donde está, pero ya no espera a quien la presentó. Se cuenta así
-- porque ninguna sentencia cambia a la vez si está completa y su historia.
CREATE FUNCTION estadisticas.contar_completa() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO estadisticas.cambio
    (medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, cuantas, importe)
  SELECT h.medida, h.fecha, h.id_encomienda_tipo, h.id_uso, h.id_estado, h.id_oficina, s.clase, h.dias, s.signo, 0
  FROM estadisticas.hechos(NEW.id_carpeta, 2147483647) h,
    (VALUES ('', CASE WHEN NEW.completa THEN 1 ELSE -1 END), ('INCOMPLETA', CASE WHEN NEW.completa THEN -1 ELSE 1 END)) s(clase, signo)
  WHERE h.medida = 'ESTADO' AND h.id_estado = 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contar AFTER UPDATE OF completa ON carpeta FOR EACH ROW
  WHEN (OLD.completa IS DISTINCT FROM NEW.completa) EXECUTE FUNCTION estadisticas.contar_completa();
--> statement-breakpoint
-- Lo que se observa queda contado aunque después se retire, o se borre la carpeta: fue trabajo hecho.
CREATE VIEW estadisticas.observaciones AS
SELECT o.id_observacion, estadisticas.mes(estadisticas.dia(o.creada_el)) AS fecha, coalesce(c.id_encomienda_tipo, 0) AS id_encomienda_tipo,
  CASE WHEN c.id_encomienda_tipo IS NULL THEN coalesce(c.id_uso, 0) ELSE 0 END AS id_uso,
  CASE WHEN o.id_archivo IS NOT NULL THEN 'ARCHIVO' ELSE coalesce(t.codigo, 'CARPETA') END AS clase
FROM observacion o JOIN carpeta c USING (id_carpeta) LEFT JOIN formulario_tipo t USING (id_formulario_tipo);
--> statement-breakpoint
CREATE FUNCTION estadisticas.contar_observacion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO estadisticas.cambio
    (medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, cuantas, importe)
  SELECT 'OBSERVACION', fecha, id_encomienda_tipo, id_uso, 0, 0, clase, 0, 1, 0
  FROM estadisticas.observaciones WHERE id_observacion = NEW.id_observacion;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contar AFTER INSERT ON observacion FOR EACH ROW EXECUTE FUNCTION estadisticas.contar_observacion();
--> statement-breakpoint
-- El dinero es el que el proveedor confirmó y no se devolvió, en el mes en que se confirmó.
CREATE FUNCTION estadisticas.contar_pago() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO estadisticas.cambio
    (medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, cuantas, importe)
  SELECT 'DINERO', estadisticas.mes(estadisticas.dia(p.confirmado_el)), 0, 0, 0, 0, p.tipo, 0, p.signo, p.signo * p.monto
  FROM (
    SELECT 1 AS signo, NEW.tipo, NEW.monto, NEW.estado, NEW.confirmado_el
    UNION ALL SELECT -1, OLD.tipo, OLD.monto, OLD.estado, OLD.confirmado_el WHERE TG_OP = 'UPDATE'
  ) p WHERE p.estado = 'CONFIRMADO';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contar_alta AFTER INSERT ON pago FOR EACH ROW WHEN (NEW.estado = 'CONFIRMADO') EXECUTE FUNCTION estadisticas.contar_pago();
--> statement-breakpoint
CREATE TRIGGER contar AFTER UPDATE OF estado ON pago FOR EACH ROW
  WHEN (OLD.estado IS DISTINCT FROM NEW.estado) EXECUTE FUNCTION estadisticas.contar_pago();
--> statement-breakpoint
-- Todo desde el principio: para una base que ya tenía carpetas, y para rehacer las cuentas si hiciera falta.
CREATE FUNCTION estadisticas.contar_todo() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE carpeta, tramite_historial, observacion, pago IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM estadisticas.cambio;
  DELETE FROM estadisticas.cuenta;
  INSERT INTO estadisticas.cuenta
  SELECT h.medida, h.fecha, h.id_encomienda_tipo, h.id_uso, h.id_estado, h.id_oficina, h.clase, h.dias, count(*), 0
  FROM carpeta c, LATERAL estadisticas.hechos(c.id_carpeta, 2147483647) h GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
  UNION ALL
  SELECT 'OBSERVACION', fecha, id_encomienda_tipo, id_uso, 0, 0, clase, 0, count(*), 0
  FROM estadisticas.observaciones GROUP BY 2, 3, 4, 7
  UNION ALL
  SELECT 'DINERO', estadisticas.mes(estadisticas.dia(confirmado_el)), 0, 0, 0, 0, tipo, 0, count(*), sum(monto)
  FROM pago WHERE estado = 'CONFIRMADO' GROUP BY 2, 7;
END $$;
--> statement-breakpoint
SELECT estadisticas.contar_todo();
