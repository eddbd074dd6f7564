ALTER TABLE "obra_tipo_historial" ADD COLUMN "por_confirmar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tarifa_historial" ADD COLUMN "por_confirmar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Lo de la semilla no lo escribió nadie: la ciudad lo confirma, o con eso no se cobra (A-200).
UPDATE tarifa_historial SET por_confirmar = true WHERE usrmod IS NULL;--> statement-breakpoint
UPDATE obra_tipo_historial SET por_confirmar = true WHERE usrmod IS NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW obra_tipo_vigente AS
SELECT t.id_obra_tipo, t.obra_tipo, t.usrmod, h.timbrado, h.provisorio, h.definitivo,
  (SELECT min(p.vigente_desde) FROM obra_tipo_historial p
    WHERE p.id_obra_tipo = t.id_obra_tipo AND p.vigente_desde > now()) AS proximo_cambio,
  h.por_confirmar
FROM obra_tipo t CROSS JOIN LATERAL (
  SELECT v.timbrado, v.provisorio, v.definitivo, v.por_confirmar FROM obra_tipo_historial v
  WHERE v.id_obra_tipo = t.id_obra_tipo AND v.vigente_desde <= now()
  ORDER BY v.vigente_desde DESC, v.id DESC LIMIT 1) h;--> statement-breakpoint
CREATE OR REPLACE VIEW tarifa_vigente AS
SELECT t.id_tarifa, t.tarifa, t.tipo, t.usrmod, h.precio_unitario, h.factor, h.valor,
  (SELECT min(p.vigente_desde) FROM tarifa_historial p
    WHERE p.id_tarifa = t.id_tarifa AND p.vigente_desde > now()) AS proximo_cambio,
  h.por_confirmar
FROM tarifa t CROSS JOIN LATERAL (
  SELECT v.precio_unitario, v.factor, v.valor, v.por_confirmar FROM tarifa_historial v
  WHERE v.id_tarifa = t.id_tarifa AND v.vigente_desde <= now()
  ORDER BY v.vigente_desde DESC, v.id DESC LIMIT 1) h;
