DROP INDEX "padron_provincial_uq";--> statement-breakpoint
ALTER TABLE "formulario29" ALTER COLUMN "nro_puerta" SET DATA TYPE varchar(10);--> statement-breakpoint
ALTER TABLE "formulario29" ALTER COLUMN "departamento" SET DATA TYPE varchar(10);--> statement-breakpoint
ALTER TABLE "formulario30" ALTER COLUMN "nro_puerta" SET DATA TYPE varchar(10);--> statement-breakpoint
ALTER TABLE "formulario30" ALTER COLUMN "departamento" SET DATA TYPE varchar(10);--> statement-breakpoint
ALTER TABLE "formulario19" ALTER COLUMN "nro_puerta" SET DATA TYPE varchar(10);--> statement-breakpoint
ALTER TABLE "formulario19" ALTER COLUMN "departamento" SET DATA TYPE varchar(10);--> statement-breakpoint
ALTER TABLE "certificado" ALTER COLUMN "titular" SET DATA TYPE varchar(150);--> statement-breakpoint
ALTER TABLE "certificado_de_padron" ALTER COLUMN "padron_provincial" SET DATA TYPE varchar(20);--> statement-breakpoint
ALTER TABLE "certificado_de_padron" ALTER COLUMN "titular" SET DATA TYPE varchar(150);--> statement-breakpoint
-- Lo mismo con el disparador que mira la puerta.
DROP TRIGGER palabras_de_carpetas ON domicilio;--> statement-breakpoint
ALTER TABLE "domicilio" ALTER COLUMN "nro_puerta" SET DATA TYPE varchar(10);--> statement-breakpoint
ALTER TABLE "domicilio" ALTER COLUMN "nro_puerta" SET DEFAULT '';--> statement-breakpoint
CREATE TRIGGER palabras_de_carpetas AFTER UPDATE ON domicilio FOR EACH ROW
  WHEN ((OLD.calle_texto, OLD.nro_puerta) IS DISTINCT FROM (NEW.calle_texto, NEW.nro_puerta))
  EXECUTE FUNCTION palabras_de_las_de_un_domicilio();--> statement-breakpoint
ALTER TABLE "domicilio" ALTER COLUMN "departamento" SET DATA TYPE varchar(10);--> statement-breakpoint
ALTER TABLE "domicilio" ALTER COLUMN "departamento" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "padron" ALTER COLUMN "padronp" SET DATA TYPE varchar(20);--> statement-breakpoint
-- La clave sale del nombre, y de una columna de la que sale otra no se cambia el tipo: se quita y vuelve, con sus dos índices.
ALTER TABLE "padron" DROP COLUMN "clave";--> statement-breakpoint
ALTER TABLE "padron" ALTER COLUMN "apeynom" SET DATA TYPE varchar(150);--> statement-breakpoint
ALTER TABLE "padron" ADD COLUMN "clave" text COLLATE "C" GENERATED ALWAYS AS (nombre_de_busqueda(apeynom)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "padron_clave_ix" ON "padron" USING btree ("clave","padronm");--> statement-breakpoint
CREATE INDEX "padron_pares_ix" ON "padron" USING gin (pares_de_nombre("clave")) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "padron_provincial_uq" ON "padron" USING btree (translate("padronp", '- ', ''));--> statement-breakpoint
-- Las de antes no dicen cuántas leyó: quedan sin cuenta.
ALTER TABLE "importacion" ADD COLUMN "leidas" integer;--> statement-breakpoint
ALTER TABLE "importacion" ADD COLUMN "parcial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "importacion" ADD CONSTRAINT "importacion_cuenta_ck" CHECK ("importacion"."leidas" is null or "importacion"."leidas" = "importacion"."altas" + "importacion"."cambios" + "importacion"."iguales" + "importacion"."rechazadas");--> statement-breakpoint
-- De lo que cambia una fila, cómo está hoy.
ALTER TABLE importaciones.fila ADD COLUMN antes jsonb;
