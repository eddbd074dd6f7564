ALTER TABLE "observacion" DROP CONSTRAINT "observacion_sobre_una_cosa_ck";--> statement-breakpoint
ALTER TABLE "observacion" ADD COLUMN "id_requisito" integer;--> statement-breakpoint
ALTER TABLE "observacion" ADD COLUMN "no_corresponde" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "observacion" ADD CONSTRAINT "observacion_id_requisito_encomienda_requisito_id_fk" FOREIGN KEY ("id_requisito") REFERENCES "public"."encomienda_requisito"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observacion" ADD CONSTRAINT "observacion_sobre_una_cosa_ck" CHECK (num_nonnulls("observacion"."id_formulario_tipo", "observacion"."id_archivo", "observacion"."id_requisito") <= 1);
--> statement-breakpoint
SELECT auditar_tablas();
