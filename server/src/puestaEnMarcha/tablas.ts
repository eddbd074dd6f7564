import { MAX_MOTIVO_SIN_USAR, NOMBRES_DE_PASO } from '@catastro/domain/puestaEnMarcha/pasos'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { persona } from '../personas/tablas.ts'
import { momento } from '../plataforma/columnas.ts'

/** What is known of a step besides what the rest of the database says: how it went when it was tried, and that the city does without it. */
export const pasoDeMarcha = pgTable(
  'paso_de_marcha',
  {
    paso: varchar({
      length: 20,
      enum: [NOMBRES_DE_PASO[0] ?? 'reparticion', ...NOMBRES_DE_PASO.slice(1)],
    }).primaryKey(),
    probadoEl: momento(),
    probadoPor: integer().references(() => persona.idPersona),
    bien: boolean(),
    renglones: jsonb(),
    sinUsarEl: momento(),
    sinUsarPor: integer().references(() => persona.idPersona),
    motivo: varchar({ length: MAX_MOTIVO_SIN_USAR }),
  },
  (t) => [
    check('paso_probado_ck', sql`num_nulls(${t.probadoEl}, ${t.bien}, ${t.renglones}) in (0, 3)`),
    check('paso_sin_usar_ck', sql`num_nulls(${t.sinUsarEl}, ${t.motivo}) in (0, 2)`),
  ],
)
