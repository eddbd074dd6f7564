import type { ClientBase } from 'pg'
import { idDeCalle } from './calles.ts'
import type { Domicilio, FichaCatastral } from './fichaCatastral.ts'
import { insertarFilas, pedirNumeros } from './insertarFilas.ts'

/** Writes the land register. A property with several addresses points at the first. */
export async function sembrarPadron(client: ClientBase, fichas: readonly FichaCatastral[]): Promise<void> {
  const cuantos = fichas.reduce((total, { domicilios }) => total + domicilios.length, 0)
  const numeros = (await pedirNumeros(client, 'domicilio', 'id_domicilio', cuantos)).values()
  const filas = fichas.map((ficha) => {
    const domicilios = ficha.domicilios.map((lugar) => ({
      id_domicilio: numeros.next().value,
      ...filaDeDomicilio(ficha, lugar),
    }))
    return { domicilios, padron: { ...filaDePadron(ficha), id_domicilio: domicilios[0]?.id_domicilio ?? null } }
  })
  await insertarFilas(
    client,
    'domicilio',
    filas.flatMap(({ domicilios }) => domicilios),
  )
  await insertarFilas(
    client,
    'padron',
    filas.map(({ padron }) => padron),
  )
}

const filaDePadron = ({ padron, titular, dni, cuit }: FichaCatastral) => ({
  padronm: padron,
  padronp: `3${padron}`,
  apeynom: titular,
  dni,
  cuit,
})

const filaDeDomicilio = ({ padron }: FichaCatastral, lugar: Domicilio) => ({
  id_calle: idDeCalle(lugar.calle),
  calle_texto: lugar.calle,
  nro_puerta: lugar.puerta,
  piso: lugar.piso ?? '',
  departamento: lugar.departamento ?? '',
  seccion: lugar.seccion,
  manzana: lugar.manzana,
  parcela: lugar.parcela,
  distrito: lugar.distrito,
  dominio: lugar.dominio,
  padron,
  origen: 'PADRON',
})
