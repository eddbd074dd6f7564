-- Dos números de conservador que se ven iguales son el mismo: el alfabeto, el ancho, las mayúsculas, los guiones y los blancos
-- no los distinguen. La misma regla está en domain/src/elevadores/numero.ts, y una prueba las compara.
CREATE FUNCTION clave_de_numero(numero text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(
  upper(translate(normalize(numero, NFKC),
    '‐‑‒–—―−⁃⸺⸻АаΑαВвΒСсЕеΕϜНнΗІіΙιЈјКкΚκМмΜΝОоΟοРрΡρЅѕТтΤτυХхΧχУуΥΖ',
    '----------AAAABBBCCEEEFHHHIIIIJJKKKKMMMNOOOOPPPPSSTTTTUXXXXYYYZ')),
  '[ \t\n\r\f\v\u0085\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]', '', 'g');
--> statement-breakpoint
-- De aquí hasta la próxima nota, lo que drizzle-kit escribió a partir de los tablas.ts.
ALTER TABLE "formulario28" DROP CONSTRAINT "formulario28_idFormulario27_unique";--> statement-breakpoint
DROP INDEX "formulario29_conservador_ix";--> statement-breakpoint
DROP INDEX "formulario31_conservador_ix";--> statement-breakpoint
ALTER TABLE "formulario28" ADD COLUMN "confirmado_por" integer;--> statement-breakpoint
ALTER TABLE "formulario28" ADD COLUMN "confirmado_el" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "formulario28" ADD COLUMN "quitado_por" integer;--> statement-breakpoint
ALTER TABLE "formulario28" ADD COLUMN "quitado_el" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "formulario28" ADD COLUMN "motivo_de_quita" varchar(240);--> statement-breakpoint
ALTER TABLE "formulario30" ADD COLUMN "confirmado_por" integer;--> statement-breakpoint
ALTER TABLE "formulario30" ADD COLUMN "confirmado_el" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "formulario30" ADD COLUMN "quitado_por" integer;--> statement-breakpoint
ALTER TABLE "formulario30" ADD COLUMN "quitado_el" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "formulario30" ADD COLUMN "motivo_de_quita" varchar(240);--> statement-breakpoint
ALTER TABLE "formulario31" ADD COLUMN "quitado_por" integer;--> statement-breakpoint
ALTER TABLE "formulario31" ADD COLUMN "quitado_el" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "formulario31" ADD COLUMN "motivo_de_quita" varchar(240);--> statement-breakpoint
ALTER TABLE "formulario28" ADD CONSTRAINT "formulario28_confirmado_por_persona_id_persona_fk" FOREIGN KEY ("confirmado_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formulario28" ADD CONSTRAINT "formulario28_quitado_por_persona_id_persona_fk" FOREIGN KEY ("quitado_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formulario30" ADD CONSTRAINT "formulario30_confirmado_por_persona_id_persona_fk" FOREIGN KEY ("confirmado_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formulario30" ADD CONSTRAINT "formulario30_quitado_por_persona_id_persona_fk" FOREIGN KEY ("quitado_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formulario31" ADD CONSTRAINT "formulario31_quitado_por_persona_id_persona_fk" FOREIGN KEY ("quitado_por") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "formulario28_lugar_uq" ON "formulario28" USING btree ("id_formulario27") WHERE confirmado_el is not null and quitado_el is null;--> statement-breakpoint
CREATE INDEX "formulario28_27_ix" ON "formulario28" USING btree ("id_formulario27");--> statement-breakpoint
CREATE INDEX "formulario29_conservador_ix" ON "formulario29" USING btree (clave_de_numero("nroconservador"));--> statement-breakpoint
CREATE INDEX "formulario31_conservador_ix" ON "formulario31" USING btree (clave_de_numero("nroconservador"));--> statement-breakpoint
ALTER TABLE "formulario28" ADD CONSTRAINT "formulario28_confirmacion_ck" CHECK (("formulario28"."confirmado_por" is null) = ("formulario28"."confirmado_el" is null));--> statement-breakpoint
ALTER TABLE "formulario28" ADD CONSTRAINT "formulario28_quita_ck" CHECK (("formulario28"."quitado_por" is null) = ("formulario28"."quitado_el" is null) and ("formulario28"."quitado_el" is null) = ("formulario28"."motivo_de_quita" is null));--> statement-breakpoint
ALTER TABLE "formulario30" ADD CONSTRAINT "formulario30_confirmacion_ck" CHECK (("formulario30"."confirmado_por" is null) = ("formulario30"."confirmado_el" is null));--> statement-breakpoint
ALTER TABLE "formulario30" ADD CONSTRAINT "formulario30_quita_ck" CHECK (("formulario30"."quitado_por" is null) = ("formulario30"."quitado_el" is null) and ("formulario30"."quitado_el" is null) = ("formulario30"."motivo_de_quita" is null));--> statement-breakpoint
ALTER TABLE "formulario31" ADD CONSTRAINT "formulario31_quita_ck" CHECK (("formulario31"."quitado_por" is null) = ("formulario31"."quitado_el" is null) and ("formulario31"."quitado_el" is null) = ("formulario31"."motivo_de_quita" is null));--> statement-breakpoint
-- Un 28 de antes que mandó quien presentó el 27, o quien tiene el padrón, sigue en su lugar; el de otra persona espera que lo
-- confirmen. Lo mismo los 30 de antes, que nadie confirmó: no se sabe cuáles mandó la empresa.
UPDATE formulario28 g SET confirmado_por = g.id_autor, confirmado_el = g.fecha
FROM formulario27 f JOIN domicilio d ON d.id_domicilio = f.id_domicilio_inmueble, persona a
WHERE f.id_formulario27 = g.id_formulario27 AND a.id_persona = g.id_autor
  AND (g.id_autor = f.id_persona OR EXISTS (SELECT 1 FROM padron r WHERE r.padronm = d.padron
    AND (a.documento_persona = r.cuit::bpchar OR substr(a.documento_persona, 3, 8) = lpad(r.dni, 8, '0'))));
