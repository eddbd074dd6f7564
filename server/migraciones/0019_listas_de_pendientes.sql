DROP INDEX "carpeta_respondida_ix";--> statement-breakpoint
CREATE INDEX "carpeta_respondida_ix" ON "carpeta" USING btree ("fecha_alta","id_carpeta") WHERE respondida and borrada_el is null;