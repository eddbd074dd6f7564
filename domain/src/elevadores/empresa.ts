import * as z from 'zod/mini'
import type { Rotulo } from '../campo.ts'
import { campo } from '../campo.ts'
import { escrita, type RespuestaEscrita } from '../formularios/guardado.ts'
import { IdObligatorio } from '../tipos.ts'
import { Corto, CuitCon, NumeroDeConservador, PuertaCon, TextoCon } from './campos.ts'
import { TOPES_DE_ELEVADORES as TOPES } from './reglas.ts'

/** The company as forms 29 and 30 ask it; each says its own sentence for what is missing. */
export const camposDeEmpresa = (siFalta: string) => ({
  idInstitucion: campo('Institución', 'la', IdObligatorio(siFalta)),
  razonsocial: campo('Razón social', 'la', TextoCon(TOPES.nombre, siFalta)),
  cuit: campo('CUIT', 'el', CuitCon(siFalta)),
  nroconservador: campo('Número de conservador', 'el', NumeroDeConservador(siFalta)),
  nroinstalador: campo('Número de instalador', 'el', TextoCon(TOPES.numero, siFalta)),
  idCalleInstitucion: campo('Calle', 'la', IdObligatorio(siFalta)),
  nropuertaInstitucion: campo('Número de puerta', 'el', PuertaCon(siFalta)),
  pisoInstitucion: campo('Piso', 'el', Corto),
  dptoInstitucion: campo('Departamento', 'el', Corto),
})

export const EmpresaGuardada = z.object({
  idInstitucion: z.int(),
  Institucion: z.string(),
  razonsocial: z.string(),
  cuit: z.string(),
  nroconservador: z.string(),
  nroinstalador: z.string(),
  idCalleInstitucion: z.int(),
  calle: z.string(),
  nropuertaInstitucion: z.string(),
  pisoInstitucion: z.string(),
  dptoInstitucion: z.string(),
  telefonoInstitucion: z.string(),
})
export type EmpresaGuardada = z.output<typeof EmpresaGuardada>

type RotulosDeEmpresa = Readonly<Record<keyof ReturnType<typeof camposDeEmpresa> | 'telefonoInstitucion', Rotulo>>

export const conGuiones = (cuit: string) => cuit.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')

export const respuestasDeEmpresa = (R: RotulosDeEmpresa, g: EmpresaGuardada): RespuestaEscrita[] => [
  escrita(R.idInstitucion, g.Institucion),
  escrita(R.razonsocial, g.razonsocial),
  escrita(R.cuit, conGuiones(g.cuit)),
  escrita(R.nroconservador, g.nroconservador),
  escrita(R.nroinstalador, g.nroinstalador),
  escrita(R.idCalleInstitucion, g.calle),
  escrita(R.nropuertaInstitucion, g.nropuertaInstitucion),
  escrita(R.pisoInstitucion, g.pisoInstitucion),
  escrita(R.dptoInstitucion, g.dptoInstitucion),
  escrita(R.telefonoInstitucion, g.telefonoInstitucion),
]
