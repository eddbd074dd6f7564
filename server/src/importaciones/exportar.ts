import type { Readable } from 'node:stream'
import { COLUMNAS } from '@catastro/domain/importaciones/columnas'
import type { exportar as Exportar, Lista } from '@catastro/domain/importaciones/llamadas'
import { CLASES, type Clase } from '@catastro/domain/importaciones/reglas'
import type { Recibido } from '@catastro/domain/llamada'
import type { FastifyReply } from 'fastify'
import pg from 'pg'
import Cursor from 'pg-cursor'
import type { DbRaiz } from '../plataforma/db.ts'
import { type Celda, planilla } from '../plataforma/planilla.ts'
import type { Declarada } from '../plataforma/sentencias.ts'
import { turnos } from '../plataforma/turnos.ts'
import { EXPORTABLES } from './listas.ts'

type Pedido = Pick<Recibido<typeof Exportar>, 'params' | 'query'>

const FILAS_POR_LECTURA = 500
const SIMULTANEAS = 2
const tomarTurno = turnos(SIMULTANEAS)

interface FiltroDeCarpetas {
  readonly estados: readonly string[]
  readonly completas: boolean | null
}

/** Amounts are numbers for a spreadsheet; everywhere else the driver leaves a numeric as the text that it is. */
const CON_NUMEROS: pg.CustomTypesConfig = {
  getTypeParser: (oid, formato) => (oid === pg.types.builtins.NUMERIC ? Number : pg.types.getTypeParser(oid, formato)),
}

/** A whole list, written as it is read: memory stays the same however long it is. Two at a time per process. */
export function exportarLista(db: DbRaiz, { params: { lista }, query }: Pedido, reply: FastifyReply): Readable {
  const { titulo } = EXPORTABLES[lista]
  const filtro: FiltroDeCarpetas = {
    estados: query.estado ? query.estado.split(',').map((estado) => estado.trim()) : [],
    completas: query.completas === undefined ? null : query.completas === 1,
  }
  const filas =
    query.plantilla === 1 && esImportable(lista)
      ? soloTitulos(lista)
      : leerFilas(db, EXPORTABLES[lista].consulta, filtro)
  const nombre = `${query.plantilla === 1 ? 'plantilla de ' : ''}${titulo.toLowerCase()}`
  return planilla(reply, { titulo, nombre, formato: query.formato ?? 'xlsx' }, filas)
}

const esImportable = (lista: Lista): lista is Clase => (CLASES as readonly string[]).includes(lista)

async function* soloTitulos(clase: Clase): AsyncGenerator<readonly Celda[]> {
  yield COLUMNAS[clase].map(({ titulo }) => titulo)
}

/** The titles first, then each row. */
async function* leerFilas(db: DbRaiz, { text }: Declarada, filtro: FiltroDeCarpetas): AsyncGenerator<readonly Celda[]> {
  const soltarTurno = await tomarTurno()
  try {
    const client = await db.$client.connect()
    let entera = false
    try {
      const cursor = client.query(
        new Cursor<readonly Celda[]>(text, text.includes('$1') ? [filtro.estados, filtro.completas] : [], {
          rowMode: 'array',
          types: CON_NUMEROS,
        }),
      )
      let titulos = false
      for (;;) {
        const [filas, campos] = await leer(cursor)
        if (!titulos) yield campos
        titulos = true
        if (filas.length === 0) break
        yield* filas
      }
      entera = true
    } finally {
      client.release(!entera)
    }
  } finally {
    soltarTurno()
  }
}

/** pg-cursor's promise tells the rows alone, and an empty list has titles too; past the end there is no result. */
const leer = (cursor: Cursor<readonly Celda[]>) =>
  new Promise<[readonly (readonly Celda[])[], readonly string[]]>((resolve, reject) => {
    cursor.read(FILAS_POR_LECTURA, (error, filas, resultado) => {
      if (error) reject(error)
      else resolve([filas, (resultado as pg.QueryResult | undefined)?.fields.map(({ name }) => name) ?? []])
    })
  })
