DROP INDEX "carpeta_personal_ix";--> statement-breakpoint
DROP INDEX "carpeta_profesional_ix";--> statement-breakpoint
DROP INDEX "carpeta_persona_ix";--> statement-breakpoint
CREATE INDEX "carpeta_personal_ix" ON "carpeta" USING btree ("completa","estado","fecha_alta","id_carpeta") WHERE borrada_el is null;--> statement-breakpoint
CREATE INDEX "carpeta_profesional_ix" ON "carpeta" USING btree ("id_profesional","fecha_alta","id_carpeta") WHERE borrada_el is null;--> statement-breakpoint
CREATE INDEX "carpeta_persona_ix" ON "carpeta" USING btree ("id_persona","fecha_alta","id_carpeta") WHERE borrada_el is null;