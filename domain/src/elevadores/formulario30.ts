import * as z from 'zod/mini'
import { type Articulo, campo, rotulosDe } from '../campo.ts'
import { type BloqueDeRespuestas, escrita } from '../formularios/guardado.ts'
import { llamada } from '../llamada.ts'
import { predicado, VACIO } from '../motivo.ts'
import { Hecho, junto, Momento } from '../tipos.ts'
import { CuitCon, DniCon, LoQuePoneElServidor, Observaciones, TextoCon } from './campos.ts'
import { camposDeEmpresa, conGuiones, EmpresaGuardada, respuestasDeEmpresa } from './empresa.ts'
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

const OBLIGATORIO = VACIO
const DATOS_DE_TECNICO = {
  nombre: TextoCon(TOPES.nombre, OBLIGATORIO),
  dni: DniCon(OBLIGATORIO),
  cuit: CuitCon(OBLIGATORIO),
  profesion: TextoCon(TOPES.nombre, OBLIGATORIO),
  matricula: TextoCon(TOPES.numero, OBLIGATORIO),
} as const
type DatoDeTecnico = keyof typeof DATOS_DE_TECNICO

/** A technician's field as it travels: '' where its switch is off. What it must hold is asked of the enabled ones together. */
const DeTecnico = (etiqueta: string, articulo: Articulo) =>
  campo(etiqueta, articulo, z._default(z.nullable(z.string({ error: predicado('debe ser un texto') })), ''))

const CamposFormulario30 = z.object({
  ...camposDeEmpresa(COMPLETE_LA_EMPRESA),
  telefonoInstitucion: campo('Teléfono', 'el', TextoCon(TOPES.telefono, COMPLETE_LA_EMPRESA)),
  /** Of who signs for the company. */
  dni: campo('DNI', 'el', DniCon(COMPLETE_LA_EMPRESA)),
  representantetecnico: DeTecnico('Representante técnico', 'el'),
  dniRT: DeTecnico('DNI del representante técnico', 'el'),
  cuitRT: DeTecnico('CUIT del representante técnico', 'el'),
  profesionRT: DeTecnico('Profesión del representante técnico', 'la'),
  matriculaRT: DeTecnico('Matrícula del representante técnico', 'la'),
  tecnicoespecializado: DeTecnico('Técnico especializado', 'el'),
  dniTE: DeTecnico('DNI del técnico especializado', 'el'),
  cuitTE: DeTecnico('CUIT del técnico especializado', 'el'),
  profesionTE: DeTecnico('Profesión del técnico especializado', 'la'),
  matriculaTE: DeTecnico('Matrícula del técnico especializado', 'la'),
  observaciones: campo('Observaciones', 'las', Observaciones),
})

type CampoDeTecnico = (typeof CAMPOS_DE_TECNICO)[ClaseDeTecnico][DatoDeTecnico]
type ConTecnicos = Readonly<Record<CampoDeTecnico, string | null>>

/** Enabled is whoever has anything: what is off is sent '' and not kept. */
const estaHabilitado = (respuestas: Partial<Record<CampoDeTecnico, unknown>>, clase: ClaseDeTecnico) =>
  Object.values(CAMPOS_DE_TECNICO[clase]).some((nombre) => String(respuestas[nombre] ?? '').trim() !== '')

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

/** What a person answers on form 30; screen and server read the same schema. */
export const RespuestasFormulario30 = CamposFormulario30.check(tecnicos)
const Formulario30Enviado = z.extend(CamposFormulario30, LoQuePoneElServidor).check(tecnicos)

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

const TecnicoGuardado = z.object({
  clase: z.enum(CLASES_DE_TECNICO),
  nombre: z.string(),
  dni: z.string(),
  cuit: z.string(),
  profesion: z.string(),
  matricula: z.string(),
})

export const Formulario30Guardado = z.extend(EmpresaGuardada, {
  idFormulario30: z.int(),
  dni: z.string(),
  observaciones: z.string(),
  tecnicos: z.array(TecnicoGuardado),
  autor: z.string(),
  fecha: Momento,
})

const R = rotulosDe(CamposFormulario30)

/** The form as a record, in the blocks that it was filled in. */
export const bloquesDe30 = (g: z.output<typeof Formulario30Guardado>): BloqueDeRespuestas[] => [
  { titulo: 'Empresa conservadora', respuestas: [...respuestasDeEmpresa(R, g), escrita(R.dni, g.dni)] },
  ...g.tecnicos.map(({ clase, nombre, dni, cuit, profesion, matricula }) => ({
    titulo: TITULO_DE_TECNICO[clase],
    respuestas: [
      escrita({ etiqueta: 'Nombre' }, nombre),
      escrita({ etiqueta: 'DNI' }, dni),
      escrita({ etiqueta: 'CUIT' }, conGuiones(cuit)),
      escrita({ etiqueta: 'Profesión' }, profesion),
      escrita({ etiqueta: 'Matrícula' }, matricula),
    ],
  })),
  { titulo: 'Observaciones', respuestas: [escrita(R.observaciones, g.observaciones)] },
]

export const altaFormulario30 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario30',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Registra a los empleados de una empresa conservadora',
  errores: [404],
  unaSolaVez: true,
  json: Formulario30Enviado,
  reply: z.extend(Hecho, { idFormulario30: z.int() }),
})
