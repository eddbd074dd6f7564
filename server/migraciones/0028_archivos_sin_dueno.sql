CREATE TABLE "archivo_sin_dueno" (
	"nombre" varchar(120) PRIMARY KEY NOT NULL,
	"recibido_el" timestamp with time zone NOT NULL,
	"tamano" bigint NOT NULL,
	"tipo" varchar(100),
	"titulo" varchar(200),
	"id_carpeta" integer,
	"descartado_el" timestamp with time zone,
	"descartado_por" integer,
	CONSTRAINT "archivo_sin_dueno_descartado_ck" CHECK (("archivo_sin_dueno"."descartado_el" is null) = ("archivo_sin_dueno"."descartado_por" is null))
);
--> statement-breakpoint
CREATE TABLE "archivo_soltado" (
	"nombre" varchar(120) PRIMARY KEY NOT NULL,
	"soltado_el" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "archivo_sin_dueno_ix" ON "archivo_sin_dueno" USING btree ("recibido_el") WHERE descartado_el is null;
--> statement-breakpoint
-- Desde aquí, escrito a mano. Lo que una fila nombraba y ya no, el barrido lo puede borrar; lo que ninguna nombró nunca, no.
CREATE FUNCTION soltar_archivo() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF OLD.ruta IS NULL OR (TG_OP = 'UPDATE' AND NEW.ruta IS NOT DISTINCT FROM OLD.ruta) THEN RETURN NULL; END IF;
  INSERT INTO archivo_soltado (nombre) VALUES (OLD.ruta) ON CONFLICT (nombre) DO UPDATE SET soltado_el = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['archivo', 'borrador_archivo', 'certificado', 'certificado_de_padron', 'correo_adjunto', 'importacion',
    'legajo', 'pago_en_mesa', 'vereda_copia_foto', 'visita_envio'] LOOP
    EXECUTE format('CREATE TRIGGER soltar_archivo AFTER DELETE OR UPDATE OF ruta ON %I FOR EACH ROW EXECUTE FUNCTION soltar_archivo()', t);
  END LOOP;
END $$;
--> statement-breakpoint
COMMENT ON TABLE archivo_soltado IS 'sin auditoría: apuntes del barrido';
--> statement-breakpoint
SELECT auditar_tablas();
