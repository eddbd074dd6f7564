CREATE TABLE "paso_de_marcha" (
	"paso" varchar(20) PRIMARY KEY NOT NULL,
	"probado_el" timestamp with time zone,
	"probado_por" integer,
	"bien" boolean,
	"renglones" jsonb,
	"sin_usar_el" timestamp with time zone,
	"sin_usar_por" integer,
	"motivo" varchar(200),
	CONSTRAINT "paso_probado_ck" CHECK (num_nulls("paso_de_marcha"."probado_el", "paso_de_marcha"."bien", "paso_de_marcha"."renglones") in (0, 3)),
	CONSTRAINT "paso_sin_usar_ck" CHECK (num_nulls("paso_de_marcha"."sin_usar_el", "paso_de_marcha"."motivo") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "paso_de_marcha" ADD CONSTRAINT "paso_de_marcha_probado_por_persona_id_persona_fk" FOREIGN KEY ("probado_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paso_de_marcha" ADD CONSTRAINT "paso_de_marcha_sin_usar_por_persona_id_persona_fk" FOREIGN KEY ("sin_usar_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT auditar_tablas();
