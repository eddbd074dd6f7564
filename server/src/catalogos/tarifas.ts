import { NO_EXISTE_TARIFA, YA_HAY_TARIFA } from '@catastro/domain/catalogos/mensajes'
import { FACTOR_UNO } from '@catastro/domain/catalogos/reglas'
import type { agregarTarifa as Agregar } from '@catastro/domain/catalogos/tarifas'
import { aPesos } from '@catastro/domain/dinero'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { asc, desc, eq } from 'drizzle-orm'
import { persona } from '../personas/tablas.ts'
import type { Db, Tx } from '../plataforma/db.ts'
import { exigir, exigirFila } from '../plataforma/registros.ts'
import { tarifa, tarifaHistorial, tarifaVigente } from './tablas.ts'
import { type Autoria, fijarVigencia, nombreDe } from './vigencia.ts'

export const TARIFA_REPETIDA = { tarifa_nombre_uq: errorDeCampo('Tarifa', YA_HAY_TARIFA, 409) }

interface Valores {
  readonly precioUnitario: number
  readonly factor: number
  readonly valor: number
}

const enElCable = ({ precioUnitario, factor, valor }: Valores) => ({
  PrecioUnitario: aPesos(precioUnitario),
  Factor: factor / FACTOR_UNO,
  valor: aPesos(valor),
})

export async function listarTarifas(db: Db) {
  const filas = await db.select().from(tarifaVigente).orderBy(asc(tarifaVigente.idTarifa))
  return filas.map((fila) => ({
    idTarifa: fila.idTarifa,
    Tarifa: fila.tarifa,
    tipo: fila.tipo,
    ...enElCable(fila),
    usrmod: fila.usrmod,
    proximoCambio: fila.proximoCambio?.toISOString() ?? null,
  }))
}

/** As it is written: the name and values of today. */
export async function tarifaEnVigor(db: Db, idTarifa: number): Promise<Datos | undefined> {
  const [fila] = await db.select().from(tarifaVigente).where(eq(tarifaVigente.idTarifa, idTarifa))
  return (
    fila && {
      Tarifa: fila.tarifa,
      tipo: fila.tipo,
      PrecioUnitario: fila.precioUnitario,
      Factor: fila.factor,
      valor: fila.valor,
    }
  )
}

export async function insertarTarifa(tx: Tx, autor: Autoria, datos: Datos, desde: Date): Promise<void> {
  const [fila] = await tx
    .insert(tarifa)
    .values({ tarifa: datos.Tarifa, tipo: datos.tipo, usrmod: autor.escribe })
    .returning({ id: tarifa.idTarifa })
  if (!fila) throw new Error('El alta de una tarifa no devolvió su número')
  await fijarValores(tx, autor, fila.id, datos, desde)
}

export async function cambiarTarifa(
  tx: Tx,
  autor: Autoria,
  idTarifa: number,
  datos: Datos,
  desde: Date,
): Promise<void> {
  const filas = await tx
    .update(tarifa)
    .set({ tarifa: datos.Tarifa, tipo: datos.tipo, usrmod: autor.escribe, modificadoEl: new Date() })
    .where(eq(tarifa.idTarifa, idTarifa))
    .returning({ id: tarifa.idTarifa })
  exigir(filas, NO_EXISTE_TARIFA)
  await fijarValores(tx, autor, idTarifa, datos, desde)
}

type Datos = Recibido<typeof Agregar>['json']

async function fijarValores(tx: Tx, autor: Autoria, id: number, datos: Datos, desde: Date) {
  await fijarVigencia(tx, {
    historial: tarifaHistorial,
    clave: 'id_tarifa',
    id,
    valores: { precio_unitario: datos.PrecioUnitario, factor: datos.Factor, valor: datos.valor },
    desde,
    autor,
  })
}

export async function historialDeTarifa(db: Db, idTarifa: number) {
  await exigirFila(db, tarifa, tarifa.idTarifa, idTarifa, NO_EXISTE_TARIFA)
  const filas = await db
    .select({
      precioUnitario: tarifaHistorial.precioUnitario,
      factor: tarifaHistorial.factor,
      valor: tarifaHistorial.valor,
      id: tarifaHistorial.id,
      vigenteDesde: tarifaHistorial.vigenteDesde,
      registradoEl: tarifaHistorial.registradoEl,
      nombre: persona.nombrePersona,
      apellido: persona.apellidoPersona,
      confirmo: nombreDe(tarifaHistorial.confirmadoPor),
    })
    .from(tarifaHistorial)
    .leftJoin(persona, eq(persona.idPersona, tarifaHistorial.usrmod))
    .where(eq(tarifaHistorial.idTarifa, idTarifa))
    .orderBy(desc(tarifaHistorial.vigenteDesde), desc(tarifaHistorial.id))
  return filas.map(({ id, vigenteDesde, registradoEl, nombre, apellido, confirmo, ...valores }) => ({
    id,
    ...enElCable(valores),
    vigenteDesde: vigenteDesde.toISOString(),
    registradoEl: registradoEl.toISOString(),
    autor: nombre === null ? null : `${nombre} ${apellido}`,
    confirmo,
  }))
}
