import { boolean, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** The catalogue of forms; note that the id is not the code (form 14 is type 17). Apart from the forms' own tables, which point at folders. */
export const formularioTipo = pgTable('formulario_tipo', {
  idFormularioTipo: integer().primaryKey(),
  formularioTipo: varchar({ length: 80 }).notNull(),
  codigo: varchar({ length: 10 }).notNull().unique(),
  /** Whether an encomienda may carry it: placeholders and forms with a flow of their own may not. */
  completable: boolean().notNull(),
})
