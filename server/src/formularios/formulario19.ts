import { errorDeCampo } from '@catastro/domain/errores'
import {
  altaFormulario19,
  consultarFormulario19,
  escritoDeMasEn19,
  PREGUNTAS,
} from '@catastro/domain/formularios/formulario19'
import { FORMULARIO_ENVIADO } from '@catastro/domain/formularios/mensajes'
import type { Recibido, Respuesta } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { domicilioDe } from '../carpetas/datosDeCarpeta.ts'
import { type Db, type DbRaiz, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { borrado, insercion, insertarEn, lectura, leerDe } from './filaDeFormulario.ts'
import { alAlcance, type FormularioDeCarpeta, formularioDeCarpeta } from './formularioDeCarpeta.ts'
import { grabarFormulario } from './grabarFormulario.ts'
import { formulario19 } from './tablas.ts'

const insertar = insertarEn(formulario19, sentencia('insertar_formulario19', insercion(formulario19)))
const leerFilas = leerDe(
  sentencia(
    'leer_formulario19',
    lectura(formulario19, {
      columnas: ['d.declarante'],
      uniones: 'join declarante d on d.id_declarante = f.id_declarante',
    }),
  ),
)
const borrar = sentencia('borrar_formulario19', borrado(formulario19))

type Enviado = Recibido<typeof altaFormulario19>['json']

/** The street goes with its name of that day. The server stamps the date. */
async function grabar(db: DbRaiz, quien: Identidad, enviado: Enviado, clave: string | undefined) {
  const { idCarpeta, idPersona: _, fecha: __, ...respuestas } = enviado
  const envio = { idCarpeta, respuestas, clave }
  const { respuesta } = await grabarFormulario(db, quien, FORMULARIO_19, envio, async (tx) => {
    const calleTexto = await nombreDeCalle(tx, respuestas.idCalle)
    await exigirDeclarante(tx, respuestas.idDeclarante)
    await exigirLoEscrito(tx, respuestas)
    await insertar(tx, {
      idCarpeta,
      idPersona: quien.idPersona,
      idDeclarante: respuestas.idDeclarante,
      idCalle: respuestas.idCalle,
      calleTexto,
      nroPuerta: respuestas.NroPuerta,
      piso: respuestas.Piso ?? '',
      departamento: respuestas.Dpto ?? '',
      seccion: respuestas.Seccion,
      manzana: respuestas.Manzana,
      distrito: respuestas.Distrito,
      dominio: respuestas.Dominio,
    })
    return { ok: true, message: FORMULARIO_ENVIADO }
  })
  return respuesta
}

const calleHabilitada = sentencia('calle_de_envio', 'select calle from calle where id_calle = $1 and estado')

async function nombreDeCalle(tx: Tx, idCalle: number): Promise<string> {
  const [fila] = await calleHabilitada(tx, idCalle)
  if (!fila) throw errorDeCampo('idCalle', predicado('no existe'), 404)
  return fila.calle
}

const enElRegistro = sentencia(
  'domicilio_asi_en_el_registro',
  `select bool_or(nro_puerta = $2) as "puerta!", bool_or(departamento = $3) as "departamento!"
   from domicilio where origen = 'PADRON' and id_calle = $1 and (nro_puerta = $2 or departamento = $3) having count(*) > 0`,
)

/** A door or a flat that the form does not take by hand is one that the land register has on that street. */
async function exigirLoEscrito(tx: Tx, r: Omit<Enviado, 'idCarpeta'>): Promise<void> {
  const { NroPuerta, Dpto } = escritoDeMasEn19(r)
  if (!NroPuerta && !Dpto) return
  const [registro] = await enElRegistro(tx, r.idCalle, r.NroPuerta, r.Dpto ?? '')
  if (NroPuerta && !registro?.puerta) throw errorDeCampo('NroPuerta', NroPuerta)
  if (Dpto && !registro?.departamento) throw errorDeCampo('Dpto', Dpto)
}

const declarantePorId = sentencia('declarante_por_id', 'select id_declarante from declarante where id_declarante = $1')

async function exigirDeclarante(tx: Tx, idDeclarante: number): Promise<void> {
  const filas = await declarantePorId(tx, idDeclarante)
  if (filas.length === 0) throw errorDeCampo('idDeclarante', predicado('no existe'), 404)
}

async function leer(db: Db, idCarpeta: number): Promise<Respuesta<typeof consultarFormulario19, never>> {
  const filas = await leerFilas(db, idCarpeta)
  const [inmueble] = filas.length > 0 ? await domicilioDe(db, idCarpeta) : []
  return filas.map(({ calleTexto, nroPuerta, piso, departamento, seccion, manzana, distrito, dominio, ...fila }) => {
    const envio = {
      calle: calleTexto,
      NroPuerta: nroPuerta,
      Piso: piso,
      Dpto: departamento,
      Seccion: seccion,
      Manzana: manzana,
      Distrito: distrito,
      Dominio: dominio,
    }
    return { ...fila, ...envio, mismoDomicilio: inmueble !== undefined && esElMismo(envio, inmueble) }
  })
}

type DeEnvio = Readonly<
  Record<'calle' | 'NroPuerta' | 'Piso' | 'Dpto' | 'Seccion' | 'Manzana' | 'Distrito' | 'Dominio', string>
>

/** The property's own street, door and flat; what its cadastral data lack was taken from the land register. */
function esElMismo(envio: DeEnvio, inmueble: Omit<DomicilioDePadron, 'idDomicilio'>): boolean {
  const iguales = [
    [inmueble.calle, envio.calle],
    [inmueble.NroPuerta, envio.NroPuerta],
    [inmueble.Piso, envio.Piso],
    [inmueble.Departamento, envio.Dpto],
  ]
  const completados = [
    [inmueble.Seccion, envio.Seccion],
    [inmueble.Manzana, envio.Manzana],
    [inmueble.Distrito, envio.Distrito],
    [inmueble.Dominio, envio.Dominio],
  ]
  return (
    iguales.every(([delInmueble, enviado]) => delInmueble === enviado) &&
    completados.every(([delInmueble, enviado]) => delInmueble === '' || delInmueble === enviado)
  )
}

export const FORMULARIO_19: FormularioDeCarpeta = formularioDeCarpeta({
  codigo: '19',
  leer,
  borrar,
  bloques: PREGUNTAS.bloques,
  atender(rutas) {
    rutas.on(consultarFormulario19, alAlcance(leer))
    rutas.on(altaFormulario19, ({ db, quien, json, envio }) => grabar(db, quien, json, envio.clave))
  },
})
