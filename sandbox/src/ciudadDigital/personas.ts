import type { Persona } from './persona.ts'

export interface PersonaDemo extends Persona {
  /** What the person is in the demonstration, in one word. Ciudad Digital itself knows no roles. */
  readonly rol: string
}

/** The password of every one of them. */
export const CLAVE_DEMO = 'demo'

/** Who the demonstration signs in as. Numbers and CUILs are fixed: the demo city and the documents name them. */
export const PERSONAS_DEMO: readonly PersonaDemo[] = [
  { idPersona: 1, cuil: '27201112228', nombre: 'Ana', apellido: 'Romano', rol: 'Administradora' },
  { idPersona: 2, cuil: '20253334445', nombre: 'Pablo', apellido: 'Medina', rol: 'Arquitecto' },
  { idPersona: 3, cuil: '20314445555', nombre: 'Bruno', apellido: 'Ledesma', rol: 'Ingeniero' },
  { idPersona: 4, cuil: '27285556665', nombre: 'Lucía', apellido: 'Juárez', rol: 'Operadora' },
  { idPersona: 5, cuil: '20227778882', nombre: 'Héctor', apellido: 'Paz', rol: 'Jefe' },
  { idPersona: 6, cuil: '20272223336', nombre: 'Diego', apellido: 'Soria', rol: 'Inspector' },
  { idPersona: 7, cuil: '27309991112', nombre: 'Clara', apellido: 'Nieva', rol: 'Propietaria' },
  { idPersona: 8, cuil: '27336667777', nombre: 'Rosa', apellido: 'Ávila', rol: 'Vecina' },
]
