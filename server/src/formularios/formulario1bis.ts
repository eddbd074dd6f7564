import { aPesos, IMPORTE_DEMASIADO_GRANDE, IMPORTE_MAXIMO, leerImporte } from '@catastro/domain/dinero'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { DOS_HUELLAS, liquidar1bis, TARIFAS_1BIS } from '@catastro/domain/formularios/aranceles1bis'
import {
  bloquesDe1bis,
  CALCULADOS_1BIS,
  consultarFormulario1bis,
  altaFormulario1bis as llamadaAlta,
  pagar1bis as llamadaPagar,
} from '@catastro/domain/formularios/formulario1bis'
import { FORMULARIO_ENVIADO, TOTAL_DISTINTO } from '@catastro/domain/formularios/mensajes'
import { TIPO_DE_FORMULARIO } from '@catastro/domain/formularios/tipos'
import type { Recibido, Respuesta } from '@catastro/domain/llamada'
import { and, eq } from 'drizzle-orm'
import { carpetaFormulario } from '../carpetas/tablas.ts'
import { tarifasVigentes } from '../catalogos/tarifasVigentes.ts'
import { persona } from '../personas/tablas.ts'
import type { Db, DbRaiz } from '../plataforma/db.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { fijarTotal } from './cuenta1bis.ts'
import { alAlcance, formularioDeCarpeta } from './formularioDeCarpeta.ts'
import { grabarFormulario } from './grabarFormulario.ts'
import { pagar1bis } from './pagar1bis.ts'
import { formulario1bis } from './tablas.ts'

type Enviado = Recibido<typeof llamadaAlta>['json']
type Calculado = keyof typeof CALCULADOS_1BIS

/** Files form 1bis: every amount is computed here from today's tariffs; what the screen computed must agree. */
async function altaFormulario1bis(db: DbRaiz, quien: Identidad, enviado: Enviado, clave: string | undefined) {
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
    const [fila] = await tx
      .insert(formulario1bis)
      .values({
        idCarpeta,
        idPersona: quien.idPersona,
        nroresolucion: medidas.nroresolucion,
        supconstruida: medidas.supconstruida,
        supconantecedentes: medidas.supconantecedentes,
        supaconstruir: medidas.supaconstruir,
        importerefaccion: medidas.importerefaccion,
        supdemolicion: medidas.supdemolicion,
        valorm2demolicion: tarifas.demolicion,
        metrosrebajecordon: enTexto(medidas.metrosrebajecordon),
        metroscerca: medidas.metroscerca,
        descripcionotros: medidas.descripcionotros,
        valorotros: medidas.valorotros,
        ...calculados,
      })
      .returning({ idFormulario1bis: formulario1bis.id })
    if (!fila) throw new Error('El alta de un formulario 1bis no devolvió su número')
    await fijarTotal(tx, idCarpeta, liquidacion.total)
    return { ok: true, message: FORMULARIO_ENVIADO, ...fila }
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

const enTexto = (metros: typeof DOS_HUELLAS | number) => (metros === DOS_HUELLAS ? metros : String(metros / 100))

/** An array with the record first, or empty while nobody has filled it. */
async function formulario1bisDe(db: Db, idCarpeta: number): Promise<Respuesta<typeof consultarFormulario1bis, never>> {
  const filas = await db
    .select({
      f: formulario1bis,
      idPago: carpetaFormulario.idPago,
      pagado: carpetaFormulario.pagado,
      nombre: persona.nombrePersona,
      apellido: persona.apellidoPersona,
    })
    .from(formulario1bis)
    .innerJoin(persona, eq(persona.idPersona, formulario1bis.idPersona))
    .innerJoin(
      carpetaFormulario,
      and(
        eq(carpetaFormulario.idCarpeta, formulario1bis.idCarpeta),
        eq(carpetaFormulario.idFormularioTipo, TIPO_DE_FORMULARIO['1bis']),
      ),
    )
    .where(eq(formulario1bis.idCarpeta, idCarpeta))
  return filas.map(({ f, idPago, pagado, nombre, apellido }) => ({
    idFormulario: f.idCarpeta,
    idFormulario1bis: f.id,
    idCarpeta: f.idCarpeta,
    nroresolucion: f.nroresolucion,
    // Hundredths of a metre go out the same way as centavos.
    supconstruida: aPesos(f.supconstruida),
    supconantecedentes: aPesos(f.supconantecedentes),
    supaconstruir: aPesos(f.supaconstruir),
    suptotal: aPesos(f.suptotal),
    valorm2obranueva: aPesos(f.valorm2obranueva),
    importeobranoc: aPesos(f.importeobranoc),
    importerefaccion: aPesos(f.importerefaccion),
    importetotalrefaccion: aPesos(f.importetotalrefaccion),
    supdemolicion: aPesos(f.supdemolicion),
    importedemolicion: aPesos(f.importedemolicion),
    metrosrebajecordon: f.metrosrebajecordon,
    valorpesosmetro: aPesos(f.valorpesosmetro),
    importerebajecordon: aPesos(f.importerebajecordon),
    totalderechosconstruccion: aPesos(f.totalderechosconstruccion),
    metroscerca: aPesos(f.metroscerca),
    valormetrocerca: aPesos(f.valormetrocerca),
    importetotalcerca: aPesos(f.importetotalcerca),
    descripcionotros: f.descripcionotros,
    valorotros: aPesos(f.valorotros),
    total: aPesos(f.total),
    pagado: aPesos(pagado),
    idPago,
    idPersona: f.idPersona,
    autor: `${apellido} ${nombre}`,
    fecha: f.fecha.toISOString(),
  }))
}

export const FORMULARIO_1BIS = formularioDeCarpeta({
  codigo: '1bis',
  tabla: formulario1bis,
  leer: formulario1bisDe,
  bloques: bloquesDe1bis,
  atender(rutas) {
    rutas.on(consultarFormulario1bis, alAlcance(formulario1bisDe))
    rutas.on(llamadaAlta, ({ db, quien, json, envio }) => altaFormulario1bis(db, quien, json, envio.clave))
    rutas.on(llamadaPagar, ({ db, quien, json }) => pagar1bis(db, quien, json))
  },
})
