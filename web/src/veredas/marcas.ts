import { NOMBRES_DE_TRABAJO, type Trabajo } from '@catastro/domain/veredas/trabajos'

/** The works that were ticked, of answers as they are written: '1' where they were. */
export const marcasDe = (escritas: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(NOMBRES_DE_TRABAJO.map((trabajo) => [trabajo, escritas[trabajo] === '1' ? 1 : 0])) as Record<
    Trabajo,
    0 | 1
  >
