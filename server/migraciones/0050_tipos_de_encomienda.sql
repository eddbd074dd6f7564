CREATE TABLE "encomienda_tipo_version" (
	"id_encomienda_tipo" integer NOT NULL,
	"version" integer NOT NULL,
	"encomiendatipo" varchar(60) NOT NULL,
	"explicacion" varchar(160) NOT NULL,
	"requiere_croquis" boolean NOT NULL,
	"formularios" integer[] NOT NULL,
	"retirado" boolean NOT NULL,
	"motivo" varchar(200),
	"autor" integer,
	"escrito_el" timestamp with time zone,
	CONSTRAINT "encomienda_tipo_version_id_encomienda_tipo_version_pk" PRIMARY KEY("id_encomienda_tipo","version")
);
--> statement-breakpoint
ALTER TABLE "encomienda_tipo_formulario" ADD COLUMN "lleva" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "encomienda_tipo" ADD COLUMN "explicacion" varchar(160) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "encomienda_tipo" ADD COLUMN "retirado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "encomienda_tipo_version" ADD CONSTRAINT "encomienda_tipo_version_id_encomienda_tipo_encomienda_tipo_id_encomienda_tipo_fk" FOREIGN KEY ("id_encomienda_tipo") REFERENCES "public"."encomienda_tipo"("id_encomienda_tipo") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encomienda_tipo_version" ADD CONSTRAINT "encomienda_tipo_version_autor_persona_id_persona_fk" FOREIGN KEY ("autor") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Desde aquí, escrito a mano. Cuándo se elige cada tipo estaba en el código.
UPDATE encomienda_tipo e SET explicacion = a.explicacion FROM (VALUES
  (1, 'Va a construir en un terreno sin edificar.'),
  (2, 'Va a agregar superficie a lo que ya está construido.'),
  (3, 'Va a arreglar o modificar lo construido, sin agregar superficie.'),
  (4, 'Va a colocar un cartel o un anuncio.'),
  (5, 'Va a presentar el plano de lo que ya está construido.'),
  (6, 'Va a demoler un edificio o una parte.'),
  (7, 'Lo construido no tiene permiso y quiere ponerlo en regla.'),
  (8, 'Va a dividir un edificio en unidades, como departamentos o locales.'),
  (9, 'Lo construido va a tener otro uso: por ejemplo, una vivienda que pasa a oficina.'),
  (10, 'Quiere saber si la actividad se admite en ese lugar.'),
  (11, 'La obra con permiso ya terminó.'),
  (12, 'Es un trabajo chico, que no entra en los otros tipos.'),
  (13, 'Va a poner una cerca en la vereda mientras dura la obra.'),
  (14, 'Va a bajar el cordón de la vereda para que entren vehículos.'),
  (15, 'Va a construir una pileta.'),
  (16, 'Quiere recibir la boleta en otro domicilio.'),
  (17, 'Va a sacar un cartel o un anuncio.'),
  (18, 'Va a levantar una torre o un soporte para antenas.'),
  (19, 'Otro profesional va a seguir con la obra.')
) a (id, explicacion) WHERE e.id_encomienda_tipo = a.id;--> statement-breakpoint
-- Una carpeta conserva la regla del croquis con que se empezó.
ALTER TABLE "carpeta" ADD COLUMN "pide_croquis" boolean DEFAULT true;--> statement-breakpoint
ALTER TABLE "carpeta" ALTER COLUMN "pide_croquis" DROP DEFAULT;--> statement-breakpoint
UPDATE carpeta c SET pide_croquis = false WHERE c.id_encomienda_tipo IS NULL
  OR c.id_encomienda_tipo IN (SELECT id_encomienda_tipo FROM encomienda_tipo WHERE NOT requiere_croquis);--> statement-breakpoint
ALTER TABLE "carpeta" ALTER COLUMN "pide_croquis" SET NOT NULL;--> statement-breakpoint
CREATE FUNCTION guardar_su_croquis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.pide_croquis IS NULL THEN
    NEW.pide_croquis := coalesce(
      (SELECT e.requiere_croquis FROM encomienda_tipo e WHERE e.id_encomienda_tipo = NEW.id_encomienda_tipo), false);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER guardar_su_croquis BEFORE INSERT ON carpeta FOR EACH ROW EXECUTE FUNCTION guardar_su_croquis();--> statement-breakpoint
-- Lo que le falta a una carpeta para estar completa (A-32, A-162, A-203), en el orden en que se hace: una fila por cosa, y ninguna
-- si está completa. La columna `completa` y lo que dicen todas las pantallas salen de aquí. Sin encomienda no falta nada.
--
-- Sus papeles esperan hasta que se presenta, y lo obligatorio se pide hasta entonces: una que se presentó no vuelve atrás por un
-- requisito. Un formulario enviado y después observado cuenta, y un requisito observado también: los responde quien presentó, y
-- el personal no pierde de vista lo que observó.
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
  ) falta WHERE c.id_carpeta = cual AND c.id_encomienda_tipo IS NOT NULL
$$;--> statement-breakpoint
SELECT auditar_tablas();
