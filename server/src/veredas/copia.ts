import { createHash } from 'node:crypto'
import type { Referencia } from '@catastro/domain/pagos/productos'
import type { TarifasVeredas } from '@catastro/domain/veredas/aranceles'
import { TARIFAS_VEREDAS } from '@catastro/domain/veredas/aranceles'
import type { RespuestasVereda } from '@catastro/domain/veredas/respuestas'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'

/** A photo as it stands in the store. */
export interface Foto {
  readonly nombreOriginal: string
  readonly tipoMime: string
  readonly tamano: number
  readonly sha256: string
  readonly ruta: string
}

/** What is paid: nobody changes it afterwards. */
export interface Copia {
  readonly idPago: number
  readonly idPersona: number
  readonly respuestas: RespuestasVereda
  readonly versionDelBorrador: number
  readonly fotos: readonly Foto[]
}

export const tarifasDe = ({ tarifas = {} }: Referencia): TarifasVeredas => {
  const una = (nombre: keyof TarifasVeredas) => {
    const valor = tarifas[TARIFAS_VEREDAS[nombre]]
    if (valor === undefined) throw new Error(`El pago no guarda la tarifa ${TARIFAS_VEREDAS[nombre]}`)
    return valor
  }
  return { minimo: una('minimo'), cerca: una('cerca'), canon: una('canon'), deposito: una('deposito') }
}

export const referenciaDeTarifas = (t: TarifasVeredas): NonNullable<Referencia['tarifas']> => ({
  [TARIFAS_VEREDAS.minimo]: t.minimo,
  [TARIFAS_VEREDAS.cerca]: t.cerca,
  [TARIFAS_VEREDAS.canon]: t.canon,
  [TARIFAS_VEREDAS.deposito]: t.deposito,
})

const huellaDe = (...partes: readonly unknown[]) => createHash('sha256').update(JSON.stringify(partes)).digest('hex')
const loQueSePaga = (r: RespuestasVereda, fotos: readonly Foto[]) => [
  Object.entries(r).sort(([a], [b]) => (a < b ? -1 : 1)),
  fotos.map((f) => f.sha256).sort(),
]

/** Names what a payment pays, which is these answers with these photos: others have a payment of their own. */
export const claveDeCopia = (r: RespuestasVereda, fotos: readonly Foto[]) =>
  `veredas ${huellaDe(loQueSePaga(r, fotos)).slice(0, 40)}`

/** The same, with what it is paid with: the tariffs of another day are another amount. */
export const huellaDeCopia = (r: RespuestasVereda, fotos: readonly Foto[], tarifas: TarifasVeredas) =>
  huellaDe(loQueSePaga(r, fotos), referenciaDeTarifas(tarifas))

const insertar = sentencia(
  'guardar_copia_de_vereda',
  `with copia as (
     insert into vereda_copia (id_pago, id_persona, id_domicilio, padron, respuestas, version_del_borrador)
     values ($1, $2, $3, $4, $5::jsonb, $6) returning id_pago
   )
   insert into vereda_copia_foto (id_pago, nombre_original, tipo_mime, tamano, sha256, ruta)
   select copia.id_pago, f."nombreOriginal", f."tipoMime", f.tamano, f.sha256, f.ruta
   from copia, json_to_recordset($7::json)
     as f("nombreOriginal" text, "tipoMime" text, tamano integer, sha256 text, ruta text)
   on conflict (id_pago, sha256) do nothing`,
)

/** Written together with its payment. */
export const guardarCopia = (tx: Tx, c: Copia) =>
  insertar(
    tx,
    c.idPago,
    c.idPersona,
    c.respuestas.idDomicilio,
    c.respuestas.Padron,
    JSON.stringify(c.respuestas),
    c.versionDelBorrador,
    JSON.stringify(c.fotos),
  )

const leer = sentencia(
  'copia_de_vereda',
  `select id_pago as "idPago", id_persona as "idPersona", respuestas, version_del_borrador as "versionDelBorrador"
   from vereda_copia where id_pago = $1`,
)
export const fotosDeCopia = sentencia(
  'fotos_de_copia_de_vereda',
  `select id_foto as "idFoto", nombre_original as "nombreOriginal", tipo_mime as "tipoMime", tamano, sha256, ruta
   from vereda_copia_foto where id_pago = $1 order by id_foto`,
)

export async function findCopia(db: Db, idPago: number): Promise<Copia | undefined> {
  const [copia] = await leer(db, idPago)
  return copia && { ...copia, fotos: await fotosDeCopia(db, idPago) }
}

// Begun before the other one was filed: of the same property, they are the same thing paid twice.
const otraPagada = sentencia(
  'hay_otra_vereda_pagada',
  `select exists (
     select 1 from vereda_copia c join pago p using (id_pago), vereda_copia m join pago mp using (id_pago)
     where m.id_pago = $1 and c.id_pago <> m.id_pago and c.id_persona = m.id_persona and c.padron = m.padron
       and p.estado = 'CONFIRMADO' and p.revision is distinct from 'REPETIDO'
       and (p.usado_el is null or p.usado_el > mp.creado_el)) as hay`,
)
/** Whether the same was paid with another payment, which was begun anew when this one was given up. */
export const yaSePagoOtra = async (db: Db, idPago: number): Promise<boolean> =>
  (await otraPagada(db, idPago)).some(({ hay }) => hay)

const pagadaSinPresentar = sentencia(
  'vereda_pagada_sin_presentar',
  `select c.id_pago as "idPago" from vereda_copia c join pago p using (id_pago)
   where c.id_persona = $1 and c.padron = $2 and p.estado = 'CONFIRMADO' and p.usado_el is null and p.concluido_el is null
   order by c.id_pago limit 1`,
)
/** What the person paid for a property and is still to be completed: another payment for it would be given back. */
export const porCompletarDe = async (db: Db, idPersona: number, padron: string) =>
  (await pagadaSinPresentar(db, idPersona, padron))[0]
