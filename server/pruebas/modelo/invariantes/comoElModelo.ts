import { isDeepStrictEqual } from 'node:util'
import { CUIL } from '../../appDePrueba.ts'
import type { Foto } from '../foto.ts'
import type { Carpeta, Modelo } from '../modelo.ts'
import { completa } from '../modelo.ts'
import type { Caso } from './caso.ts'

/** The rows say what the model says. */
export function comoElModelo({ mesa, carpeta, ahora }: Caso): string | undefined {
  const esperado = segunModelo(mesa.modelo, carpeta)
  const visto = segunFoto(ahora)
  for (const cosa of Object.keys(esperado) as (keyof typeof esperado)[]) {
    if (!isDeepStrictEqual(visto[cosa], esperado[cosa])) {
      return `${cosa}: hay ${JSON.stringify(visto[cosa])} y debía haber ${JSON.stringify(esperado[cosa])}`
    }
  }
  return undefined
}

/** Who was charged is compared by their place among the demo people, which is their number. */
const idPersona = (quien: keyof typeof CUIL) => Object.keys(CUIL).indexOf(quien) + 1

/** Which payment carries an excess is asked apart (dineroConSuCosa). */
const sinExcedente = <R extends string | null>(revision: R) => (revision === 'EXCEDENTE' ? null : revision)

const segunModelo = (modelo: Modelo, c: Carpeta) => ({
  situacion: [c.estado, c.previo, completa(c), c.expediente, c.pagada, c.borrada],
  formularios: c.formularios.map((f) => [f.codigo, f.situacion, f.pagado]),
  archivos: c.archivos,
  observaciones: c.observaciones.map(({ situacion }) => situacion),
  pagos: modelo.pagos
    .filter(({ carpeta }) => carpeta === c)
    .map((p) => [p.id, p.producto, idPersona(p.de), p.monto, p.estado, sinExcedente(p.revision), p.usado]),
})

const segunFoto = ({ carpeta: c, formularios, archivos, observaciones, pagos }: Foto) => ({
  situacion: [c.estado, c.previo, c.completa, c.expediente !== null, c.pagada, c.borrada],
  formularios: formularios.map((f) => [
    f.codigo,
    f.grabado ? 'ENVIADO' : f.observado ? 'OBSERVADO' : 'SIN ENVIAR',
    f.pagado,
  ]),
  archivos: archivos.map(({ clase }) => clase),
  observaciones: observaciones.map(({ situacion }) => situacion),
  pagos: pagos.map((p) => [
    p.id,
    p.producto,
    p.idPersona,
    p.monto,
    p.estado,
    sinExcedente(p.revision),
    p.usadoPor !== null,
  ]),
})
