import {
  aPesos,
  aUnidades,
  IMPORTE_DEMASIADO_GRANDE,
  IMPORTE_MAXIMO,
  leerImporte,
  type Metros,
} from '@catastro/domain/dinero'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { DOS_HUELLAS, liquidar1bis, TARIFAS_1BIS } from '@catastro/domain/formularios/aranceles1bis'
import {
  altaFormulario1bis,
  CALCULADOS_1BIS,
  consultarFormulario1bis,
  pagar1bis as llamadaPagar,
  PREGUNTAS,
} from '@catastro/domain/formularios/formulario1bis'
import { FORMULARIOS } from '@catastro/domain/formularios/formularios'
import { FORMULARIO_ENVIADO, TOTAL_DISTINTO } from '@catastro/domain/formularios/mensajes'
import type { Recibido, Respuesta } from '@catastro/domain/llamada'
import { tarifasVigentes } from '../catalogos/tarifasVigentes.ts'
import { type Db, type DbRaiz, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { fijarTotal } from './cuenta1bis.ts'
import { borrado, insercion, insertarEn, lectura, leerDe } from './filaDeFormulario.ts'
import { alAlcance, type FormularioDeCarpeta, formularioDeCarpeta } from './formularioDeCarpeta.ts'
import { grabarFormulario } from './grabarFormulario.ts'
import { pagar1bis } from './pagar1bis.ts'
import { formulario1bis } from './tablas.ts'

const insertar = insertarEn(formulario1bis, sentencia('insertar_formulario1bis', insercion(formulario1bis)))
const leerFilas = leerDe(
  sentencia(
    'leer_formulario1bis',
    lectura(formulario1bis, {
      columnas: ['f.id as "idFormulario1bis"', 'c.id_pago as "idPago"', 'c.pagado'],
      uniones: `join carpeta_formulario c
        on c.id_carpeta = f.id_carpeta and c.id_formulario_tipo = ${FORMULARIOS['1bis'].tipo}`,
    }),
  ),
)
const borrar = sentencia('borrar_formulario1bis', borrado(formulario1bis))

type Enviado = Recibido<typeof altaFormulario1bis>['json']
type Calculado = keyof typeof CALCULADOS_1BIS

/** Files form 1bis: every amount is computed here from today's tariffs; what the screen computed must agree. */
async function grabar(db: DbRaiz, quien: Identidad, enviado: Enviado, clave: string | undefined) {
  const { idCarpeta, idPersona: _, idPago: __, fecha: ___, ...respuestas } = enviado
  const envio = { idCarpeta, respuestas, clave }
  const { respuesta } = await grabarFormulario(db, quien, FORMULARIO_1BIS, envio, async (tx) => {
    const medidas = { ...respuestas, supdemolicion: respuestas.supdemolicion ?? 0 }
    const tarifas = await tarifasVigentes(tx, TARIFAS_1BIS)
    const liquidacion = liquidar1bis(medidas, tarifas)
    if (liquidacion.total > IMPORTE_MAXIMO) throw errorDeCampo('total', IMPORTE_DEMASIADO_GRANDE)
    const calculados: Record<Calculado, number> = {
      ...liquidacion,
      valorm2obranueva: tarifas.m2ObraNueva,
      valorpesosmetro: tarifas.rebajeDeCordon,
      valormetrocerca: tarifas.cerca,
    }
    exigirIguales(enviado, calculados)
    const idFormulario1bis = await insertar(tx, {
      ...medidas,
      idCarpeta,
      idPersona: quien.idPersona,
      valorm2demolicion: tarifas.demolicion,
      metrosrebajecordon: enTexto(medidas.metrosrebajecordon),
      ...calculados,
    })
    await fijarTotal(tx, idCarpeta, liquidacion.total)
    return { ok: true, message: FORMULARIO_ENVIADO, idFormulario1bis }
  })
  return respuesta
}

/** Whoever sends a computed value sends the one that they were shown: with other tariffs, or another sum, nothing is filed. */
function exigirIguales(enviado: Enviado, calculados: Record<Calculado, number>): void {
  for (const campo of Object.keys(CALCULADOS_1BIS) as Calculado[]) {
    const valor = enviado[campo]
    if (valor === undefined) continue
    if (leerImporte(typeof valor === 'number' ? valor.toFixed(2) : valor) !== calculados[campo]) {
      throw new ErrorDePortal(400, TOTAL_DISTINTO, [{ path: campo, msg: TOTAL_DISTINTO }])
    }
  }
}

const enTexto = (metros: typeof DOS_HUELLAS | Metros) => (metros === DOS_HUELLAS ? metros : String(aUnidades(metros)))

/** Hundredths of a metre go out the same way as centavos. */
const EN_CENTESIMAS = [
  'supconstruida',
  'supconantecedentes',
  'supaconstruir',
  'suptotal',
  'valorm2obranueva',
  'importeobranoc',
  'importerefaccion',
  'importetotalrefaccion',
  'supdemolicion',
  'importedemolicion',
  'valorpesosmetro',
  'importerebajecordon',
  'totalderechosconstruccion',
  'metroscerca',
  'valormetrocerca',
  'importetotalcerca',
  'valorotros',
  'total',
  'pagado',
] as const

async function leer(db: Db, idCarpeta: number): Promise<Respuesta<typeof consultarFormulario1bis, never>> {
  const filas = await leerFilas(db, idCarpeta)
  return filas.map(({ valorm2demolicion: _, ...fila }) => ({
    ...fila,
    ...Object.fromEntries(EN_CENTESIMAS.map((campo) => [campo, aPesos(fila[campo])])),
  }))
}

export const FORMULARIO_1BIS: FormularioDeCarpeta = formularioDeCarpeta({
  codigo: '1bis',
  leer,
  borrar,
  bloques: PREGUNTAS.bloques,
  atender(rutas) {
    rutas.on(consultarFormulario1bis, alAlcance(leer))
    rutas.on(altaFormulario1bis, ({ db, quien, json, envio }) => grabar(db, quien, json, envio.clave))
    rutas.on(llamadaPagar, ({ db, quien, json }) => pagar1bis(db, quien, json))
  },
})
