import { isDeepStrictEqual } from 'node:util'
import { estadoDeFormulario } from '@catastro/domain/carpetas/reglas'
import { debe, formularioDe } from '../modelo.ts'
import type { Caso } from './caso.ts'

/** What is owed is the total less what was paid, and every reply says so: an owed 1bis waits for payment, another does not. */
export async function seDebeLoQueFalta({ mesa, carpeta, antes, ahora }: Caso): Promise<string | undefined> {
  const f = formularioDe(carpeta, '1bis')
  if (!f || f.situacion === 'SIN ENVIAR' || carpeta.borrada) return undefined
  if (isDeepStrictEqual(antes, ahora)) return undefined
  if (ahora.total !== f.total) return `el 1bis quedó en ${ahora.total} y debía quedar en ${f.total}`
  const adeudado = debe(f)
  const fila = ahora.formularios.find(({ codigo }) => codigo === '1bis')
  const debeEstarVinculado = adeudado <= 0 && f.pagado > 0
  if ((fila?.idPago != null) !== debeEstarVinculado) {
    return `debe ${adeudado} y su pago ${debeEstarVinculado ? 'no ' : ''}está vinculado`
  }
  const url = `/api/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${carpeta.id}`
  const [quien = 'ana'] = carpeta.titulares
  const filas: (Parameters<typeof estadoDeFormulario>[0] & { readonly codigoFormulario: string })[] = (
    await mesa.portal.como(quien, { url })
  ).json()
  const mostrado = filas.find(({ codigoFormulario }) => codigoFormulario === '1bis')
  const esperado = f.situacion === 'OBSERVADO' ? 'PENDIENTE' : adeudado > 0 ? 'PENDIENTE DE PAGO' : 'COMPLETADO'
  const visto = mostrado && estadoDeFormulario(mostrado)
  return visto === esperado ? undefined : `debe ${adeudado}, y se muestra ${visto} en lugar de ${esperado}`
}
