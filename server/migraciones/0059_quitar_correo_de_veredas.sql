-- De una vereda cerrada hace más de lo que la ciudad guarda se van también el correo que dice su formulario y el de lo que se copió al
-- pagarla, con lo que la auditoría copió de los dos.
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
           WHERE a.entidad IN ('carpeta', 'formulario19', 'formulario_version', 'formulario_vereda', 'legajo')
             AND (coalesce(a.despues, a.antes) ->> 'id_carpeta')::integer = ANY (viejas)
          UNION ALL
          SELECT a.id, f.id_carpeta, s.orden IS NOT NULL
            FROM formulario_vereda f JOIN auditoria a ON a.entidad = 'vereda_copia' AND a.id_entidad = f.id_pago::text
            LEFT JOIN cadena.sello s ON s.id_auditoria = a.id
           WHERE f.id_carpeta = ANY (viejas)
          UNION ALL
          SELECT t.id_auditoria, k.clave::integer, s.orden IS NOT NULL
            FROM auditoria_tanda t CROSS JOIN unnest(t.claves) AS k(clave) LEFT JOIN cadena.sello s ON s.id_auditoria = t.id_auditoria
           WHERE t.entidad = 'carpeta' AND t.claves && viejas::text[] AND k.clave = ANY (viejas::text[])) c;
  IF copias IS NOT NULL THEN PERFORM cadena.suprimir(copias, 'datos personales de carpetas cerradas'); END IF;
  RETURN (SELECT coalesce(array_agg(v), '{}') FROM unnest(viejas) v WHERE v <> ALL (esperan));
END $$;
--> statement-breakpoint
-- De las que ya habían perdido los demás; lo copiado se va con la noche que sigue.
UPDATE carpeta_sin_datos SET auditoria_el = NULL WHERE id_carpeta IN (SELECT id_carpeta FROM formulario_vereda);
--> statement-breakpoint
UPDATE vereda_copia c SET respuestas = c.respuestas || '{"email": ""}' FROM formulario_vereda f
 WHERE f.id_pago = c.id_pago AND f.id_carpeta IN (SELECT id_carpeta FROM carpeta_sin_datos);
--> statement-breakpoint
UPDATE formulario_vereda SET email = '' WHERE id_carpeta IN (SELECT id_carpeta FROM carpeta_sin_datos);
