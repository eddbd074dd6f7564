import * as z from 'zod/mini'
import type { Articulo } from '../campo.ts'
import type { BloqueDeRespuestas } from '../formularios/guardado.ts'
import { aparte, pregunta, preguntas } from '../formularios/preguntas.ts'
import { llamada } from '../llamada.ts'
import { predicado, VACIO } from '../motivo.ts'
import { Hecho, junto } from '../tipos.ts'
import { CUIT, CuitCon, DniCon, LoQuePoneElServidor, Observaciones, soloLoRespondido, TextoCon } from './campos.ts'
import { preguntasDeEmpresa } from './empresa.ts'
import { COMPLETE_LA_EMPRESA, FALTA_TECNICO } from './mensajes.ts'
import { TOPES_DE_ELEVADORES as TOPES } from './reglas.ts'

/** The two kinds of technician, with their switches' labels and the fields of each, letter for letter as they travel. */
export const CLASES_DE_TECNICO = ['RT', 'TE'] as const
export type ClaseDeTecnico = (typeof CLASES_DE_TECNICO)[number]
export const TITULO_DE_TECNICO: Readonly<Record<ClaseDeTecnico, string>> = {
  RT: 'Representante Técnico',
  TE: 'Técnico Especializado',
}
export const CAMPOS_DE_TECNICO = {
  RT: {
    nombre: 'representantetecnico',
    dni: 'dniRT',
    cuit: 'cuitRT',
    profesion: 'profesionRT',
    matricula: 'matriculaRT',
  },
  TE: {
    nombre: 'tecnicoespecializado',
    dni: 'dniTE',
    cuit: 'cuitTE',
    profesion: 'profesionTE',
    matricula: 'matriculaTE',
  },
} as const satisfies Record<ClaseDeTecnico, Record<string, string>>

/** One technician, whichever of the two: what each datum has to hold, and how it is recorded. */
const DE_UN_TECNICO = preguntas({
  Técnico: {
    nombre: pregunta('Nombre', 'el', TextoCon(TOPES.nombre, VACIO)),
    dni: pregunta('DNI', 'el', DniCon(VACIO)),
    cuit: pregunta('CUIT', 'el', CuitCon(VACIO), CUIT),
    profesion: pregunta('Profesión', 'la', TextoCon(TOPES.nombre, VACIO)),
    matricula: pregunta('Matrícula', 'la', TextoCon(TOPES.numero, VACIO)),
  },
})
const DATOS_DE_TECNICO = DE_UN_TECNICO.respuestas.shape
type DatoDeTecnico = keyof typeof DATOS_DE_TECNICO

/** A technician's field as it travels: '' where its switch is off. What it must hold is asked of the enabled ones together. */
const deTecnico = (etiqueta: string, articulo: Articulo) =>
  aparte(etiqueta, articulo, z._default(z.nullable(z.string({ error: predicado('debe ser un texto') })), ''))

const RESPONDIDAS = preguntas({
  'Empresa conservadora': {
    ...preguntasDeEmpresa(COMPLETE_LA_EMPRESA),
    telefonoInstitucion: pregunta('Teléfono', 'el', TextoCon(TOPES.telefono, COMPLETE_LA_EMPRESA)),
    /** Of who signs for the company. */
    dni: pregunta('DNI', 'el', DniCon(COMPLETE_LA_EMPRESA)),
  },
  Técnicos: {
    representantetecnico: deTecnico('Representante técnico', 'el'),
    dniRT: deTecnico('DNI del representante técnico', 'el'),
    cuitRT: deTecnico('CUIT del representante técnico', 'el'),
    profesionRT: deTecnico('Profesión del representante técnico', 'la'),
    matriculaRT: deTecnico('Matrícula del representante técnico', 'la'),
    tecnicoespecializado: deTecnico('Técnico especializado', 'el'),
    dniTE: deTecnico('DNI del técnico especializado', 'el'),
    cuitTE: deTecnico('CUIT del técnico especializado', 'el'),
    profesionTE: deTecnico('Profesión del técnico especializado', 'la'),
    matriculaTE: deTecnico('Matrícula del técnico especializado', 'la'),
  },
  Observaciones: { observaciones: pregunta('Observaciones', 'las', Observaciones) },
})

type CampoDeTecnico = (typeof CAMPOS_DE_TECNICO)[ClaseDeTecnico][DatoDeTecnico]
type ConTecnicos = Readonly<Record<CampoDeTecnico, string | null>>

/** What its own rule has refused, as no text at all, is something too. */
const hayAlgo = (escrito: unknown) => (typeof escrito === 'string' ? escrito.trim() !== '' : escrito != null)

/** Enabled is whoever has anything: what is off is sent '' and not kept. */
const estaHabilitado = (respuestas: Partial<Record<CampoDeTecnico, unknown>>, clase: ClaseDeTecnico) =>
  Object.values(CAMPOS_DE_TECNICO[clase]).some((nombre) => hayAlgo(respuestas[nombre]))

// A field may hold what its own rule has refused.
const tecnicos = z.superRefine<Readonly<Partial<Record<CampoDeTecnico, unknown>>>>((respuestas, ctx) => {
  const habilitados = CLASES_DE_TECNICO.filter((clase) => estaHabilitado(respuestas, clase))
  if (habilitados.length === 0) {
    ctx.addIssue({ code: 'custom', path: ['representantetecnico'], message: FALTA_TECNICO, input: '' })
  }
  for (const clase of habilitados) {
    for (const [dato, nombre] of Object.entries(CAMPOS_DE_TECNICO[clase]) as [DatoDeTecnico, CampoDeTecnico][]) {
      const escrito = respuestas[nombre] ?? ''
      if (typeof escrito !== 'string') continue
      const leido = DATOS_DE_TECNICO[dato].safeParse(escrito)
      for (const { message } of leido.error?.issues.slice(0, 1) ?? []) {
        ctx.addIssue({ code: 'custom', path: [nombre], message, input: escrito })
      }
    }
  }
}, junto)

export interface Tecnico extends Readonly<Record<DatoDeTecnico, string>> {
  readonly clase: ClaseDeTecnico
}

/** The enabled technicians of what was sent, cleaned as their rules do. */
export const tecnicosDe = (respuestas: ConTecnicos): Tecnico[] =>
  CLASES_DE_TECNICO.filter((clase) => estaHabilitado(respuestas, clase)).map((clase) => {
    const nombres = CAMPOS_DE_TECNICO[clase]
    const leer = (dato: DatoDeTecnico) => DATOS_DE_TECNICO[dato].parse(respuestas[nombres[dato]])
    return {
      clase,
      nombre: leer('nombre'),
      dni: leer('dni'),
      cuit: leer('cuit'),
      profesion: leer('profesion'),
      matricula: leer('matricula'),
    }
  })

const Guardado = z.object({
  ...RESPONDIDAS.guardadas,
  tecnicos: z.array(z.object({ clase: z.enum(CLASES_DE_TECNICO), ...DE_UN_TECNICO.guardadas })),
})

/** Its record has a block of each technician who was enabled. */
export const PREGUNTAS = {
  ...RESPONDIDAS,
  respuestas: RESPONDIDAS.respuestas.check(tecnicos),
  bloques: (g: z.output<typeof Guardado>): BloqueDeRespuestas[] => [
    RESPONDIDAS.bloque('Empresa conservadora', g),
    ...g.tecnicos.map((t) => ({ ...DE_UN_TECNICO.bloque('Técnico', t), titulo: TITULO_DE_TECNICO[t.clase] })),
    RESPONDIDAS.bloque('Observaciones', g),
  ],
}

export const altaFormulario30 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario30',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Registra a los empleados de una empresa conservadora',
  errores: [404],
  unaSolaVez: true,
  json: soloLoRespondido(z.extend(RESPONDIDAS.respuestas, LoQuePoneElServidor).check(tecnicos)),
  reply: z.extend(Hecho, { idFormulario30: z.int() }),
})
