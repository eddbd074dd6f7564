-- Las que ya están no se tocan: solo a las que se están preparando en casilleros les falta presentarse.
ALTER TABLE "carpeta" ADD COLUMN "presentada" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "carpeta" ALTER COLUMN "presentada" SET DEFAULT false;--> statement-breakpoint
-- Desde aquí, escrito a mano.
UPDATE carpeta c SET presentada = false
WHERE c.id_encomienda_tipo IS NOT NULL AND NOT c.completa
  AND NOT EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.clase = 'DOCUMENTO' AND a.id_requisito IS NULL)
  AND NOT EXISTS (SELECT FROM tramite_historial h WHERE h.id_carpeta = c.id_carpeta AND h.evento = 'COMPLETADA');--> statement-breakpoint
-- Lo que le falta a una carpeta para estar completa (A-32, A-162, A-203), en el orden en que se hace: una fila por cosa, y ninguna
-- si está completa. La columna `completa` y lo que dicen todas las pantallas salen de aquí. Sin encomienda no falta nada.
--
-- Sus papeles esperan hasta que se presenta, y lo obligatorio se pide hasta entonces: una que se presentó no vuelve atrás por un
-- requisito. Un formulario enviado y después observado cuenta, y un requisito observado también: los responde quien presentó, y
-- el personal no pierde de vista lo que observó.
-- Una sola consulta, para que PostgreSQL la abra dentro de quien la llama.
CREATE OR REPLACE FUNCTION lo_que_falta(cual integer)
RETURNS TABLE (orden integer, que text, codigo varchar, nombre varchar, id_requisito integer)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT falta.* FROM carpeta c JOIN encomienda_tipo e USING (id_encomienda_tipo) CROSS JOIN LATERAL (
    SELECT f.orden::integer, CASE WHEN f.grabado OR f.observado THEN 'pagar' ELSE 'completar' END,
      t.codigo, t.formulario_tipo, null::integer
    FROM carpeta_formulario f JOIN formulario_tipo t USING (id_formulario_tipo)
    WHERE f.id_carpeta = c.id_carpeta AND (NOT (f.grabado OR f.observado) OR f.pagado < f.a_pagar)
    UNION ALL
    SELECT CASE WHEN r.id_encomienda_tipo IS NULL THEN 1000 ELSE 40000 END + r.orden, 'requisito', null, r.texto, r.id
    FROM encomienda_requisito r
    WHERE r.obligatorio AND (r.id_encomienda_tipo IS NULL OR r.id_encomienda_tipo = c.id_encomienda_tipo) AND NOT c.presentada
      AND NOT EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.id_requisito = r.id)
      AND NOT EXISTS (SELECT FROM requisito_no_corresponde n WHERE n.id_carpeta = c.id_carpeta AND n.id_requisito = r.id)
    UNION ALL
    SELECT 80000, 'documento', null, null, null
    WHERE NOT EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.clase = 'DOCUMENTO')
    UNION ALL
    SELECT 80001, 'croquis', null, null, null
    WHERE e.requiere_croquis AND NOT EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.clase = 'CROQUIS')
    UNION ALL
    SELECT 90000, 'presentar', null, null, null
    WHERE NOT c.presentada AND EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.clase = 'DOCUMENTO')
  ) falta WHERE c.id_carpeta = cual
$$;
