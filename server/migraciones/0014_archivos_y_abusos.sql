CREATE TABLE "revision_de_archivo" (
	"ruta" varchar(200) PRIMARY KEY NOT NULL,
	"estado" varchar(9) DEFAULT 'PENDIENTE' NOT NULL,
	"id_persona" integer,
	"nombre" varchar(200),
	"pedida_el" timestamp with time zone DEFAULT now() NOT NULL,
	"proxima_el" timestamp with time zone DEFAULT now() NOT NULL,
	"revisada_el" timestamp with time zone,
	"hallazgo" varchar(200),
	"apartado_el" timestamp with time zone,
	CONSTRAINT "revision_de_archivo_ck" CHECK (("revision_de_archivo"."estado" = 'INFECTADO') = ("revision_de_archivo"."hallazgo" is not null))
);
--> statement-breakpoint
CREATE TABLE "uso_de_archivos" (
	"id_persona" integer NOT NULL,
	"dia" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "uso_de_archivos_id_persona_dia_pk" PRIMARY KEY("id_persona","dia")
);
--> statement-breakpoint
CREATE TABLE "uso_por_direccion" (
	"direccion" varchar(45) NOT NULL,
	"clase" varchar(10) NOT NULL,
	"minuto" timestamp with time zone NOT NULL,
	"cuenta" integer NOT NULL,
	CONSTRAINT "uso_por_direccion_direccion_clase_minuto_pk" PRIMARY KEY("direccion","clase","minuto")
);
--> statement-breakpoint
CREATE INDEX "revision_pendiente_ix" ON "revision_de_archivo" USING btree ("proxima_el") WHERE estado in ('PENDIENTE', 'AUSENTE');--> statement-breakpoint
CREATE INDEX "revision_infectado_ix" ON "revision_de_archivo" USING btree ("revisada_el") WHERE estado = 'INFECTADO';--> statement-breakpoint
-- Lo que manda una persona espera su revisión desde la misma transacción que lo nombra.
CREATE FUNCTION pedir_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fila jsonb := to_jsonb(new);
BEGIN
  IF fila ->> 'ruta' IS NOT NULL THEN
    INSERT INTO revision_de_archivo (ruta, id_persona, nombre)
    VALUES (
      fila ->> 'ruta',
      nullif(current_setting('portal.actor', true), '')::integer,
      coalesce(fila ->> 'nombre_original', fila ->> 'nombre_archivo')
    )
    ON CONFLICT (ruta) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pedir_revision AFTER INSERT ON archivo FOR EACH ROW EXECUTE FUNCTION pedir_revision();
--> statement-breakpoint
CREATE TRIGGER pedir_revision AFTER INSERT ON borrador_archivo FOR EACH ROW EXECUTE FUNCTION pedir_revision();
--> statement-breakpoint
CREATE TRIGGER pedir_revision AFTER INSERT ON importacion FOR EACH ROW EXECUTE FUNCTION pedir_revision();
--> statement-breakpoint
CREATE TRIGGER pedir_revision AFTER INSERT ON pago_en_mesa FOR EACH ROW EXECUTE FUNCTION pedir_revision();
--> statement-breakpoint
CREATE TRIGGER pedir_revision AFTER INSERT ON vereda_copia_foto FOR EACH ROW EXECUTE FUNCTION pedir_revision();
--> statement-breakpoint
CREATE TRIGGER pedir_revision AFTER INSERT ON visita_envio FOR EACH ROW EXECUTE FUNCTION pedir_revision();
--> statement-breakpoint
-- Los que ya estaban. Los que lo dicen, con el nombre con que vinieron.
INSERT INTO revision_de_archivo (ruta, id_persona, nombre)
  SELECT ruta, subido_por, nombre_original FROM archivo
  UNION ALL SELECT ruta, id_persona, nombre_original FROM borrador_archivo
  UNION ALL SELECT ruta, id_persona, nombre_archivo FROM importacion WHERE ruta IS NOT NULL
  UNION ALL SELECT ruta, registrado_por, nombre_original FROM pago_en_mesa
  UNION ALL SELECT ruta, NULL, nombre_original FROM vereda_copia_foto
  UNION ALL SELECT ruta, id_persona, NULL FROM visita_envio WHERE ruta IS NOT NULL
  ON CONFLICT (ruta) DO NOTHING;
--> statement-breakpoint
COMMENT ON TABLE revision_de_archivo IS 'sin auditoría: la marca de un programa sobre los bytes';
--> statement-breakpoint
COMMENT ON TABLE uso_de_archivos IS 'sin auditoría: contador';
--> statement-breakpoint
COMMENT ON TABLE uso_por_direccion IS 'sin auditoría: contador';
--> statement-breakpoint
SELECT auditar_tablas();
