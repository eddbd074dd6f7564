import { TIPO_EMPRESA_CONSERVADORA } from '@catastro/domain/catalogos/reglas'
import type { EmpresaGuardada } from '@catastro/domain/elevadores/formulario29'
import { CONSERVADOR_DE_OTRA, EMPRESA_INEXISTENTE } from '@catastro/domain/elevadores/mensajes'
import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import { errorDeCampo } from '@catastro/domain/errores'
import { predicado } from '@catastro/domain/motivo'
import { escritoDeMas } from '@catastro/domain/padron/formas'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { MISMO_NUMERO } from './registro.ts'

/* What forms 29 and 30 have in common: the company, as it is sent, checked, kept and read. */

const hayEmpresa = sentencia(
  'hay_empresa_conservadora',
  `select exists (select 1 from institucion where id_institucion = $1
       and id_institucion_tipo = ${TIPO_EMPRESA_CONSERVADORA} and estado) as empresa,
     exists (select 1 from calle where id_calle = $2 and estado) as calle`,
)
const deQuienEs = sentencia(
  'conservador_de_otra_empresa',
  `select exists (
     select 1 from formulario29 f join pago_en_mesa m on m.concepto = 'FORM29' and m.numero = f.id_formulario29
     where ${MISMO_NUMERO('f.nroconservador', '$1')} and f.id_institucion <> $2) as "deOtra"`,
)

interface Empresa {
  readonly idInstitucion: number
  readonly razonsocial: string
  readonly cuit: string
  readonly nroconservador: string
  readonly nroinstalador: string
  readonly idCalleInstitucion: number
  readonly nropuertaInstitucion: string
  readonly pisoInstitucion?: string | null | undefined
  readonly dptoInstitucion?: string | null | undefined
  readonly telefonoInstitucion?: string | null | undefined
}

/** An enabled company of conservators, on a street in use; a number that another one paid with is that one's. */
export async function exigirEmpresa(db: Db, e: Empresa): Promise<void> {
  const [hay] = await hayEmpresa(db, e.idInstitucion, e.idCalleInstitucion)
  if (!hay?.empresa) throw errorDeCampo('idInstitucion', EMPRESA_INEXISTENTE, 404)
  if (!hay.calle) throw errorDeCampo('idCalleInstitucion', predicado('no existe'), 404)
  await exigirConservadorPropio(db, e.nroconservador, e.idInstitucion)
}

export async function exigirConservadorPropio(db: Db, nroconservador: string, idInstitucion: number): Promise<void> {
  const [numero] = await deQuienEs(db, nroconservador, idInstitucion)
  if (numero?.deOtra) throw errorDeCampo('nroconservador', CONSERVADOR_DE_OTRA, 409)
}

interface Traido {
  readonly puerta: string
  readonly departamento: string
}

/** What was typed keeps the forms' limits; what one of these addresses has is as long as it is there (A-201). */
export function exigirLoEscrito(e: Empresa, traidos: readonly Traido[]): void {
  const { nropuertaInstitucion: puerta, dptoInstitucion } = e
  const departamento = dptoInstitucion ?? ''
  const puertaDeMas = traidos.some((t) => t.puerta === puerta) ? undefined : escritoDeMas(puerta, TOPES.puerta)
  if (puertaDeMas) throw errorDeCampo('nropuertaInstitucion', puertaDeMas)
  const dptoDeMas = traidos.some((t) => t.departamento === departamento)
    ? undefined
    : escritoDeMas(departamento, TOPES.departamento)
  if (dptoDeMas) throw errorDeCampo('dptoInstitucion', dptoDeMas)
}

const domiciliosDeEmpresa = sentencia(
  'domicilios_de_empresa',
  `select nro_puerta as puerta, departamento from formulario29 where id_institucion = $1`,
)

/** Of form 30: what it brings is of the company's form 29. */
export const exigirLoEscritoEn30 = async (db: Db, e: Empresa): Promise<void> =>
  exigirLoEscrito(e, await domiciliosDeEmpresa(db, e.idInstitucion))

export const FILA_DE_EMPRESA = `id_institucion, razonsocial, cuit, nroconservador, nroinstalador, id_calle, nro_puerta, piso,
  departamento, telefono`
export const filaDeEmpresa = (e: Empresa) =>
  [
    e.idInstitucion,
    e.razonsocial,
    e.cuit,
    e.nroconservador,
    e.nroinstalador,
    e.idCalleInstitucion,
    e.nropuertaInstitucion,
    e.pisoInstitucion ?? '',
    e.dptoInstitucion ?? '',
    e.telefonoInstitucion ?? '',
  ] as const

/** Of a form `f`, its institution `n` and its street `k`. */
export const COLUMNAS_DE_EMPRESA = `f.id_institucion as "idInstitucion", n.institucion as "Institucion", f.razonsocial, f.cuit,
  f.nroconservador, f.nroinstalador, f.id_calle as "idCalleInstitucion", k.calle, f.nro_puerta as "nropuertaInstitucion",
  f.piso as "pisoInstitucion", f.departamento as "dptoInstitucion", f.telefono as "telefonoInstitucion"`
export const UNIONES_DE_EMPRESA = 'join institucion n using (id_institucion) join calle k using (id_calle)'

const propiaOPagada = sentencia(
  'datos_de_empresa',
  `select ${COLUMNAS_DE_EMPRESA} from formulario29 f ${UNIONES_DE_EMPRESA}
     left join pago_en_mesa m on m.concepto = 'FORM29' and m.numero = f.id_formulario29
   where f.id_institucion = $1 and (m.id_pago_en_mesa is not null or f.id_persona = $2)
   order by m.id_pago_en_mesa is not null desc, f.id_formulario29 desc limit 1`,
)

/** What its paid form 29 says of a company, or else the person's own. */
export const empresaDe29 = async (db: Db, idPersona: number, idInstitucion: number): Promise<EmpresaGuardada | null> =>
  (await propiaOPagada(db, idInstitucion, idPersona))[0] ?? null
