import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import { BUSCAR_MAS } from '@catastro/domain/carpetas/filtro'
import { errorDeCampo } from '@catastro/domain/errores'
import { ESTADOS_DE_PAGO } from '@catastro/domain/pagos/estados'
import type { FiltroDePagos } from '@catastro/domain/pagos/llamadas'
import { comoSeBusca } from '@catastro/domain/tipos'
import type { DbRaiz } from '../plataforma/base/db.ts'
import type { Fila } from '../plataforma/base/sentencias.ts'
import { contiene, lista } from '../plataforma/paginas/paginas.ts'
import { COLUMNAS_DE_PAGO } from './leerPago.ts'

interface AlcanceDePagos {
  /** One person's; without it, everybody's. */
  readonly idPersona?: number
  readonly porRevisar?: boolean
}

const POR_ESTADO = Object.fromEntries(ESTADOS_DE_PAGO.map((estado) => [estado, `p.estado = '${estado}'`]))

const pagos = lista('listar_pagos', {
  tabla: 'pago p',
  clave: 'p.id_pago',
  columnas: `${COLUMNAS_DE_PAGO}, per.apellido_persona || ' ' || per.nombre_persona as persona, per.documento_persona as cuil`,
  uniones: 'join persona per using (id_persona)',
  condiciones: {
    idPersona: 'p.id_persona = ?',
    porRevisar: 'p.revision is not null',
    numero: 'p.id_pago = ?::text::integer',
    numeroOTexto: `(p.id_pago = ?::text::integer or p.busqueda like '%' || ?::text || '%')`,
    texto: 'p.busqueda like ?',
    ...POR_ESTADO,
  },
})
export type PagoListado = Fila<'listar_pagos'>

/** One page, newest first unless asked otherwise, with its count to 1,000. */
export const paginaDePagos = (db: DbRaiz, alcance: AlcanceDePagos, filtro: FiltroDePagos) =>
  pagos(db, filtro, condicionesDe(alcance, filtro))

/** The same, as it is sent. */
export const consultaDePagos = (alcance: AlcanceDePagos, filtro: FiltroDePagos) =>
  pagos.consulta(filtro, condicionesDe(alcance, filtro))

const condicionesDe = ({ idPersona, porRevisar = false }: AlcanceDePagos, filtro: FiltroDePagos) => ({
  idPersona,
  porRevisar: porRevisar || undefined,
  ...(filtro.estado && { [filtro.estado]: true }),
  ...busquedaDe(normalizarBusqueda(comoSeBusca(filtro.buscar ?? ''))),
})

const NUMERO_MAXIMO = 2 ** 31 - 1
const MIN_LETRAS = 3

/** A number is a payment's, or part of what is looked for; fewer than three letters no index can look for. */
function busquedaDe(texto: string) {
  if (texto === '') return {}
  const esNumero = /^\d{1,10}$/.test(texto) && Number(texto) <= NUMERO_MAXIMO
  if (esNumero) return texto.length < MIN_LETRAS ? { numero: texto } : { numeroOTexto: texto }
  if (texto.length < MIN_LETRAS) throw errorDeCampo('buscar', BUSCAR_MAS)
  return { texto: contiene(texto) }
}
