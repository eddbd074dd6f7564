import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { ENTERA } from '../../pruebas/larga.ts'
import { CUMPLE, DIEGO, fotoNumero, manana, NO_CUMPLE, suma, visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'

/*
 * Random days: two phones that repeat, contradict and cross each other, while staff move, cancel, reassign, close and decide.
 * Whatever the order, what came is kept byte by byte, its receipt never changes, and what stands is one.
 */

let portal: AppDePrueba
let v: ReturnType<typeof visitasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  v = visitasDePrueba(portal)
})

const JUGADA = fc.oneof(
  { weight: 4, arbitrary: fc.record({ que: fc.constant('resultado' as const), numero: fc.nat(1), cual: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ que: fc.constant('foto' as const), numero: fc.nat(2), cual: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ que: fc.constant('decidir' as const), este: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      que: fc.constantFrom('mover', 'cancelar', 'planear', 'soltar', 'asignar', 'observar', 'cerrar'),
    }),
  },
)

interface Enviado {
  readonly recibo: string
  readonly bytes: string
}

it('ninguna secuencia pierde nada ni cambia un recibo', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(JUGADA, { minLength: 5, maxLength: 18 }), async (jugadas) => {
      const { idCarpeta, idVisita } = await v.planeada()
      const [numeros, fotos] = [
        [randomUUID(), randomUUID()],
        [randomUUID(), randomUUID(), randomUUID()],
      ]
      // Two that were signed with other photos of the same numbers, and one with none.
      const contenidos = [
        { ...CUMPLE, fotos, huellas: fotos.map(() => suma(fotoNumero(0))) },
        { ...NO_CUMPLE, fotos: fotos.slice(1), huellas: fotos.slice(1).map(() => suma(fotoNumero(1))) },
        { ...CUMPLE, resultado: 'NO SE PUDO ENTRAR', respuestas: [], notas: 'Nadie' },
      ].map((contenido) => JSON.stringify(contenido))
      const enviados = new Map<string, Enviado>()
      const anotar = (id: string, bytes: string, respuesta: { statusCode: number; json(): { recibo: object } }) => {
        expect(respuesta.statusCode).toBe(200)
        const recibo = JSON.stringify(respuesta.json().recibo)
        const antes = enviados.get(`${id} ${bytes}`)
        if (antes) expect(recibo).toBe(antes.recibo)
        enviados.set(`${id} ${bytes}`, { recibo, bytes })
      }
      for (const jugada of jugadas) {
        if (jugada.que === 'resultado') {
          const [id = '', contenido = ''] = [numeros[jugada.numero], contenidos[jugada.cual]]
          anotar(id, suma(contenido), await v.resultado('diego', idVisita, contenido, id))
        } else if (jugada.que === 'foto') {
          const [id = '', bytes] = [fotos[jugada.numero], fotoNumero(jugada.cual)]
          anotar(id, suma(bytes), await v.foto('diego', idVisita, { id, bytes }))
        } else if (jugada.que === 'decidir') {
          const [apartado] = await v.consultar(
            `select * from visita_envio where id_visita = $1 and situacion = 'APARTADO' order by id_envio limit 1`,
            [idVisita],
          )
          if (!apartado) continue
          const pedido = {
            idEnvio: apartado.id_envio,
            vale: jugada.este ? 'ESTE' : 'EL OTRO',
            motivo: 'Se habló con él',
          }
          const firmada = (await firmadas(idVisita)).get(apartado.id)
          const otraFoto = jugada.este && firmada !== undefined && firmada !== apartado.sha256
          expect((await v.llamar('hector', 'PUT', '/visitas/apartado', pedido)).statusCode).toBe(otraFoto ? 409 : 200)
        } else {
          expect((await laOficina(jugada.que, idCarpeta, idVisita)).statusCode).toBeLessThan(500)
        }
        await revisar(idVisita, enviados)
      }
    }),
    { numRuns: ENTERA ? 100 : 10, seed: 20_261_122 },
  )
})

async function laOficina(que: string, idCarpeta: number, idVisita: number) {
  const { version } = await v.fila(idVisita)
  if (que === 'mover') {
    return v.llamar('hector', 'PUT', '/visitas/mover', { idVisita, dia: manana(), parte: 'TARDE', version })
  }
  if (que === 'cancelar') return v.llamar('hector', 'PUT', '/visitas/cancelar', { idVisita, motivo: 'Llueve', version })
  if (que === 'planear') return v.planear('hector', idCarpeta)
  if (que === 'observar') return v.llamar('hector', 'POST', '/visitas/observar', { idVisita })
  if (que !== 'cerrar') return v.asignar(idCarpeta, que === 'soltar' ? null : DIEGO)
  const cierre = { idTramite: idCarpeta, idEstado: 8, observaciones: 'No corresponde' }
  return v.llamar('hector', 'PUT', '/formulario/actualizarTramite', cierre)
}

/** The SHA-256 of each photo that the result that stands was signed with. */
async function firmadas(idVisita: number): Promise<ReadonlyMap<string, string>> {
  const [vale] = await v.consultar(
    `select contenido::json as dice from visita_envio where id_visita = $1 and clase = 'RESULTADO' and situacion = 'VALE'`,
    [idVisita],
  )
  const { fotos = [], huellas = [] }: { fotos?: string[]; huellas?: string[] } = vale?.dice ?? {}
  return new Map(fotos.map((id, lugar) => [id, huellas[lugar] ?? '']))
}

/** What must hold after each step. */
async function revisar(idVisita: number, enviados: ReadonlyMap<string, Enviado>): Promise<void> {
  const envios = await v.consultar('select * from visita_envio where id_visita = $1', [idVisita])
  expect(envios.map(({ id, sha256 }) => `${id} ${sha256}`).sort()).toEqual([...enviados.keys()].sort())
  for (const { contenido, sha256 } of envios) if (contenido !== null) expect(suma(contenido)).toBe(sha256)
  const valen = envios.filter(({ situacion }) => situacion === 'VALE')
  expect(new Set(valen.map(({ id }) => id)).size).toBe(valen.length)
  const [resultado, ...otros] = valen.filter(({ clase }) => clase === 'RESULTADO')
  expect(otros).toEqual([])
  const [guardado] = await v.consultar('select * from visita_resultado where id_visita = $1', [idVisita])
  const { estado, motivo } = await v.fila(idVisita)
  expect(guardado?.resultado).toBe(resultado && JSON.parse(resultado.contenido).resultado)
  expect(estado === 'CERRADA').toBe(resultado !== undefined)
  expect(motivo === null).toBe(estado !== 'CANCELADA')
  // A photo that stands is among its folder's files, and is the one that was signed; one that waits is not among them, unless
  // it had stood until a result was signed with another.
  const deLaFirma = await firmadas(idVisita)
  for (const { id, sha256, clase, situacion, motivo, id_archivo } of envios) {
    if (clase !== 'FOTO' || situacion === 'DESCARTADO') continue
    if (situacion === 'VALE') expect([id_archivo !== null, deLaFirma.get(id) ?? sha256]).toEqual([true, sha256])
    else if (motivo !== 'OTRA FOTO') expect(id_archivo).toBe(null)
  }
}
