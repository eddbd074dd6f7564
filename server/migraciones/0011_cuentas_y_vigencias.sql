DROP INDEX "obra_tipo_historial_uq";--> statement-breakpoint
DROP INDEX "tarifa_historial_uq";--> statement-breakpoint
DROP INDEX "pago_cosa_ix";--> statement-breakpoint
ALTER TABLE "carpeta_formulario" ADD COLUMN "a_pagar" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "obra_tipo_historial" ADD COLUMN "registrado_el" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tarifa_historial" ADD COLUMN "registrado_el" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pago" ADD COLUMN "excedente" bigint;--> statement-breakpoint
CREATE INDEX "obra_tipo_historial_ix" ON "obra_tipo_historial" USING btree ("id_obra_tipo","vigente_desde","id");--> statement-breakpoint
CREATE INDEX "tarifa_historial_ix" ON "tarifa_historial" USING btree ("id_tarifa","vigente_desde","id");--> statement-breakpoint
CREATE INDEX "pago_cosa_ix" ON "pago" USING btree ("tipo","clave","id_persona");--> statement-breakpoint
ALTER TABLE "pago" ADD CONSTRAINT "pago_excedente_ck" CHECK ("pago"."excedente" > 0);--> statement-breakpoint
UPDATE carpeta_formulario f SET a_pagar = b.total FROM formulario1bis b
WHERE b.id_carpeta = f.id_carpeta AND f.id_formulario_tipo = 2;
--> statement-breakpoint
-- De varios precios con la misma vigencia rige el último que se escribió.
CREATE OR REPLACE VIEW obra_tipo_vigente AS
SELECT t.id_obra_tipo, t.obra_tipo, t.usrmod, h.timbrado, h.provisorio, h.definitivo,
  (SELECT min(p.vigente_desde) FROM obra_tipo_historial p
    WHERE p.id_obra_tipo = t.id_obra_tipo AND p.vigente_desde > now()) AS proximo_cambio
FROM obra_tipo t CROSS JOIN LATERAL (
  SELECT * FROM obra_tipo_historial v WHERE v.id_obra_tipo = t.id_obra_tipo AND v.vigente_desde <= now()
  ORDER BY v.vigente_desde DESC, v.id DESC LIMIT 1) h;
--> statement-breakpoint
CREATE OR REPLACE VIEW tarifa_vigente AS
SELECT t.id_tarifa, t.tarifa, t.tipo, t.usrmod, h.precio_unitario, h.factor, h.valor,
  (SELECT min(p.vigente_desde) FROM tarifa_historial p
    WHERE p.id_tarifa = t.id_tarifa AND p.vigente_desde > now()) AS proximo_cambio
FROM tarifa t CROSS JOIN LATERAL (
  SELECT * FROM tarifa_historial v WHERE v.id_tarifa = t.id_tarifa AND v.vigente_desde <= now()
  ORDER BY v.vigente_desde DESC, v.id DESC LIMIT 1) h;
