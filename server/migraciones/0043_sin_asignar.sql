CREATE INDEX "carpeta_sin_inspector_ix" ON "carpeta" USING btree ("fecha_alta","id_carpeta") WHERE borrada_el is null and id_inspector is null and completa
    and estado in (2,3,4,5,6,7);--> statement-breakpoint
CREATE INDEX "domicilio_manzana_ix" ON "domicilio" USING btree ("manzana","seccion","distrito") WHERE manzana <> '';