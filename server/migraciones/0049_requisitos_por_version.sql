CREATE TABLE "ejemplo_de_requisito" (
	"sha256" varchar(64) PRIMARY KEY NOT NULL,
	"ruta" varchar(120) NOT NULL,
	"nombre_original" varchar(200) NOT NULL,
	"tipo_mime" varchar(100) NOT NULL,
	"tamano" integer NOT NULL,
	"subido_por" integer NOT NULL,
	"subido_el" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "encomienda_requisito_version" (
	"id_requisito" integer NOT NULL,
	"version" integer NOT NULL,
	"orden" smallint NOT NULL,
	"texto" varchar(160) NOT NULL,
	"ayuda" varchar(200) NOT NULL,
	"obligatorio" boolean DEFAULT false NOT NULL,
	"ejemplo" varchar(64),
	"retirado" boolean DEFAULT false NOT NULL,
	"vigente_desde" timestamp with time zone NOT NULL,
	"motivo" varchar(200),
	"autor" integer,
	"escrito_el" timestamp with time zone,
	CONSTRAINT "encomienda_requisito_version_id_requisito_version_pk" PRIMARY KEY("id_requisito","version")
);
--> statement-breakpoint
ALTER TABLE "ejemplo_de_requisito" ADD CONSTRAINT "ejemplo_de_requisito_subido_por_persona_id_persona_fk" FOREIGN KEY ("subido_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encomienda_requisito_version" ADD CONSTRAINT "encomienda_requisito_version_id_requisito_encomienda_requisito_id_fk" FOREIGN KEY ("id_requisito") REFERENCES "public"."encomienda_requisito"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encomienda_requisito_version" ADD CONSTRAINT "encomienda_requisito_version_ejemplo_ejemplo_de_requisito_sha256_fk" FOREIGN KEY ("ejemplo") REFERENCES "public"."ejemplo_de_requisito"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encomienda_requisito_version" ADD CONSTRAINT "encomienda_requisito_version_autor_persona_id_persona_fk" FOREIGN KEY ("autor") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Desde aquí, escrito a mano. Lo que cada requisito pedía es su versión de fábrica, con la ayuda que estaba en el código.
INSERT INTO encomienda_requisito_version (id_requisito, version, orden, texto, ayuda, obligatorio, vigente_desde)
SELECT r.id, 0, r.orden, r.texto, coalesce(a.ayuda, ''), r.obligatorio, '2024-01-01T00:00:00-03:00'
FROM encomienda_requisito r LEFT JOIN (VALUES
  (1, 'Una foto o un escaneo de cada lado, sin brillos. De una sociedad: el estatuto y el DNI de quien la representa.'),
  (2, 'Lo da la escribanía. Si lo perdió, pida una copia en el Registro Inmobiliario.'),
  (3, 'Un solo archivo, con todas las láminas. Lo dibuja y lo firma el profesional; el propietario firma la carátula.'),
  (4, 'La da el colegio del profesional, con su sello o su código de verificación.'),
  (5, 'Se paga por el tipo de obra; la carpeta dice cuánto y cómo, una vez empezada.'),
  (6, 'Una foto del frente con el cartel dibujado encima, y sus medidas escritas.'),
  (7, 'La da la compañía de seguros de la empresa que lo instala.'),
  (8, 'La escribe el profesional: cómo se demuele y cómo se cuida a los vecinos.'),
  (9, 'El cálculo lo firma el profesional; la autorización se pide a la autoridad aeronáutica.')
) a (id, ayuda) USING (id);--> statement-breakpoint
-- La función vieja nombra las columnas que se van.
DROP FUNCTION lo_que_falta(integer);--> statement-breakpoint
ALTER TABLE "encomienda_requisito" DROP COLUMN "orden";--> statement-breakpoint
ALTER TABLE "encomienda_requisito" DROP COLUMN "texto";--> statement-breakpoint
ALTER TABLE "encomienda_requisito" DROP COLUMN "obligatorio";--> statement-breakpoint
-- Las presentadas guardan los requisitos de hoy; las demás siguen a la ciudad.
ALTER TABLE "carpeta" ADD COLUMN "requisitos_del" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "carpeta" ALTER COLUMN "requisitos_del" DROP DEFAULT;--> statement-breakpoint
UPDATE carpeta SET requisitos_del = NULL WHERE NOT presentada;--> statement-breakpoint
CREATE FUNCTION guardar_sus_requisitos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.presentada AND NEW.requisitos_del IS NULL THEN NEW.requisitos_del := clock_timestamp(); END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER guardar_sus_requisitos BEFORE INSERT OR UPDATE OF presentada ON carpeta
FOR EACH ROW EXECUTE FUNCTION guardar_sus_requisitos();--> statement-breakpoint
-- Lo que se le pide a una carpeta (A-261): hasta que se presenta, lo que la ciudad pide hoy; después, lo que pedía ese día. De las
-- versiones que rigen, vale la última que se escribió. Lo que se dejó de pedir sigue mientras algo de la carpeta lo nombre, y ya
-- no la detiene. Sin encomienda no se le pide nada.
-- Una sola consulta, para que PostgreSQL la abra dentro de quien la llama.
CREATE FUNCTION requisitos_de_carpeta(cual integer)
RETURNS TABLE (id_requisito integer, id_encomienda_tipo integer, orden smallint, texto varchar, obligatorio boolean, ejemplo varchar)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT r.id, r.id_encomienda_tipo, v.orden, v.texto, v.obligatorio AND NOT v.retirado, v.ejemplo
  FROM carpeta c
    JOIN encomienda_requisito r ON r.id_encomienda_tipo IS NULL OR r.id_encomienda_tipo = c.id_encomienda_tipo
    CROSS JOIN LATERAL (
      SELECT * FROM encomienda_requisito_version v
      WHERE v.id_requisito = r.id AND v.vigente_desde <= coalesce(c.requisitos_del, now())
      ORDER BY v.version DESC LIMIT 1
    ) v
  WHERE c.id_carpeta = cual AND c.id_encomienda_tipo IS NOT NULL AND (NOT v.retirado
    OR EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.id_requisito = r.id)
    OR EXISTS (SELECT FROM requisito_no_corresponde n WHERE n.id_carpeta = c.id_carpeta AND n.id_requisito = r.id)
    OR EXISTS (SELECT FROM observacion o WHERE o.id_carpeta = c.id_carpeta AND o.id_requisito = r.id))
$$;--> statement-breakpoint
-- Lo que le falta a una carpeta para estar completa (A-32, A-162, A-203), en el orden en que se hace: una fila por cosa, y ninguna
-- si está completa. La columna `completa` y lo que dicen todas las pantallas salen de aquí. Sin encomienda no falta nada.
--
-- Sus papeles esperan hasta que se presenta, y lo obligatorio se pide hasta entonces: una que se presentó no vuelve atrás por un
-- requisito. Un formulario enviado y después observado cuenta, y un requisito observado también: los responde quien presentó, y
-- el personal no pierde de vista lo que observó.
CREATE FUNCTION lo_que_falta(cual integer)
RETURNS TABLE (orden integer, que text, codigo varchar, nombre varchar, id_requisito integer)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT falta.* FROM carpeta c JOIN encomienda_tipo e USING (id_encomienda_tipo) CROSS JOIN LATERAL (
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
    WHERE e.requiere_croquis AND NOT EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.clase = 'CROQUIS')
    UNION ALL
    SELECT 90000, 'presentar', null, null, null
    WHERE NOT c.presentada AND EXISTS (SELECT FROM archivo a WHERE a.id_carpeta = c.id_carpeta AND a.clase = 'DOCUMENTO')
  ) falta WHERE c.id_carpeta = cual
$$;--> statement-breakpoint
CREATE TRIGGER pedir_revision AFTER INSERT ON ejemplo_de_requisito FOR EACH ROW EXECUTE FUNCTION pedir_revision();--> statement-breakpoint
CREATE TRIGGER soltar_archivo AFTER DELETE OR UPDATE OF ruta ON ejemplo_de_requisito FOR EACH ROW EXECUTE FUNCTION soltar_archivo();--> statement-breakpoint
SELECT auditar_tablas();
