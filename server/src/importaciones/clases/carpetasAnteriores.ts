import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import { ESTADOS, type Estado, nombreDeEstado } from '@catastro/domain/carpetas/movimientos'
import { SIN_PERSONA } from '@catastro/domain/carpetas/reglas'
import {
  type MovimientoEscrito,
  type PasoAnterior,
  pasosDe,
  previoTrasSusPasos,
} from '@catastro/domain/importaciones/carpetasAnteriores'
import { COLUMNAS, FilaDeCarpetaAnterior } from '@catastro/domain/importaciones/columnas'
import { sinAcentos } from '@catastro/domain/importaciones/encabezados'
import {
  ES_SU_CARPETA,
  NO_ES_UN_TIPO_DE_ENCOMIENDA,
  NO_ESTA_EN_EL_PORTAL,
  NO_ESTA_EN_PADRONES,
  NO_EXISTE_EN_SU_LISTA,
  noEsUnEstado,
  OBSERVADA_EN_EL_OTRO_SISTEMA,
  PADRON_SIN_DOMICILIO,
  yaEstaYDiceOtraCosa,
} from '@catastro/domain/importaciones/mensajes'
import { lineaDeHistoria } from '../../carpetas/lineaDeHistoria.ts'
import { nombresDeEstado } from '../../carpetas/nombresDeEstado.ts'
import { TITULARES_DE } from '../../padron/titulares.ts'
import { type Db, sentencia } from '../../plataforma/base/db.ts'
import { con, type Fila } from '../../plataforma/base/sentencias.ts'
import { hoy } from '../../plataforma/proceso/hoy.ts'
import { clase, type ErrorDeCelda } from './clase.ts'
import { buscadoEn, type Dicho, motivoDe } from './desconocido.ts'

interface DeSusNombres {
  readonly dichoDeEncomienda: Dicho | null
  readonly dichoDeInmueble: Dicho | null
  readonly dichoDeObra: Dicho | null
  /** Of the folder that has that number already: its states, from the first. */
  readonly historia: readonly { readonly estado: number; readonly fecha: string }[] | null
}

const DIA = (momento: string) => `(${momento} at time zone zona_de_la_ciudad())::date::text`

const encontrar = sentencia(
  'carpetas_anteriores_por_importar',
  `select p.id_persona as "idPersona", pr.id_profesional as "idProfesional", r.padronm is not null as "hayPadron!", r.apeynom as titular,
    r.id_domicilio as "idDomicilio", d.calle_texto || ' ' || d.nro_puerta as domicilio,
    $2::integer = any(${TITULARES_DE('x.padron')}) as "esSuInmueble!",
    e.id as "idEncomienda", e.dicho as "dichoDeEncomienda", i.id as "idInmueble", i.dicho as "dichoDeInmueble",
    o.id as "idObra", o.dicho as "dichoDeObra", y.id_carpeta as "yaEs",
    coalesce(y.id_encomienda_tipo = e.id and y.padron = x.padron and coalesce(y.expediente, '') = x.expediente
      and x.titular in ('', y.titular_anterior) and y.id_persona = coalesce(p.id_persona, ${SIN_PERSONA})
      and coalesce(y.profesional_anterior, '') = x.profesional and y.id_inmueble_tipo is not distinct from i.id
      and y.id_obra_tipo is not distinct from o.id, false) as "dicenLoMismo!",
    (select json_agg(json_build_object('estado', h.estado_nuevo, 'fecha', ${DIA('h.ocurrido_el')}) order by h.ocurrido_el, h.id)
      from tramite_historial h where h.id_carpeta = y.id_carpeta) as historia
  from json_to_recordset($1) as x(n int, numero text, expediente text, encomienda text, padron text, titular text, cuil text,
    profesional text, inmueble text, obra text)
  left join persona p on p.documento_persona = x.cuil
  left join profesional pr on pr.id_persona = p.id_persona
  left join padron r on r.padronm = x.padron
  left join domicilio d on d.id_domicilio = r.id_domicilio
  cross join lateral (${buscadoEn('encomienda', 'encomienda_tipo', 'x.encomienda', 'encomiendatipo')} limit 1) e
  cross join lateral (${buscadoEn('inmueble', 'inmueble_tipo', 'x.inmueble')} limit 1) i
  cross join lateral (${buscadoEn('obra', 'obra_tipo', 'x.obra')} limit 1) o
  left join carpeta y on clave_de_nombre(y.numero_anterior) = clave_de_nombre(x.numero) and y.numero_anterior is not null
    and y.borrada_el is null
  order by x.n`,
  con<DeSusNombres>(),
)
const NADA: Fila<'carpetas_anteriores_por_importar', DeSusNombres> = {
  idPersona: null,
  idProfesional: null,
  hayPadron: false,
  titular: null,
  idDomicilio: null,
  domicilio: null,
  esSuInmueble: false,
  idEncomienda: null,
  dichoDeEncomienda: null,
  idInmueble: null,
  dichoDeInmueble: null,
  idObra: null,
  dichoDeObra: null,
  yaEs: null,
  dicenLoMismo: false,
  historia: null,
}

/** A state by the name that the portal gives it, or by the city's own, which goes first. */
async function estadosPorNombre(db: Db) {
  const comoSeLee = await nombresDeEstado(db)
  const estados = Object.keys(ESTADOS) as Estado[]
  const porNombre = new Map([
    ...estados.map((estado) => [sinAcentos(estado), estado] as const),
    ...estados.map((estado) => [sinAcentos(comoSeLee(estado)), estado] as const),
  ])
  const conocidos = estados.map(comoSeLee)
  return {
    cual: (nombre: string) => porNombre.get(sinAcentos(nombre)),
    noEs: (nombre: string) => noEsUnEstado(nombre, conocidos),
  }
}

/** Its way as the portal writes it: undefined where a state is none. */
function susPasos(
  fila: FilaDeCarpetaAnterior,
  { cual, noEs }: Awaited<ReturnType<typeof estadosPorNombre>>,
): { readonly pasos: readonly PasoAnterior[]; readonly errores: ErrorDeCelda[] } {
  const estado = cual(fila.estado)
  const deOtro = fila.historia.find((movimiento) => cual(movimiento.estado) === undefined)
  const errores: ErrorDeCelda[] = []
  if (estado === undefined) errores.push({ columna: 'Estado', msg: noEs(fila.estado) })
  if (deOtro) errores.push({ columna: 'Historia', msg: noEs(deOtro.estado) })
  if (estado === undefined || deOtro) return { pasos: [], errores }
  const movimientos = fila.historia.flatMap((movimiento: MovimientoEscrito) => {
    const suEstado = cual(movimiento.estado)
    return suEstado ? [{ ...movimiento, estado: suEstado }] : []
  })
  const { pasos, faltas } = pasosDe({ ...fila, estado, movimientos }, hoy())
  return { pasos, errores: [...faltas] }
}

const mismosPasos = (pasos: readonly PasoAnterior[], historia: DeSusNombres['historia']) =>
  JSON.stringify(pasos.map(({ estado, fecha }) => [estado, fecha])) ===
  JSON.stringify((historia ?? []).map(({ estado, fecha }) => [nombreDeEstado(estado), fecha]))

// Once, with the first folder of which nobody says who filed it. Ciudad Digital gives that CUIL to nobody.
const agregarANadie = sentencia(
  'agregar_sin_persona',
  `insert into persona (id_persona, documento_persona, apellido_persona, nombre_persona)
   values (${SIN_PERSONA}, '00000000000', 'Sin registrar', '(otro sistema)') on conflict do nothing`,
)

const AL_COMENZAR = (dia: string) => `(${dia}::timestamp at time zone zona_de_la_ciudad())`

// Each with its moment of then, and complete: its papers are those that it came with, and nothing is asked of it.
const agregar = sentencia(
  'agregar_carpetas_anteriores',
  `insert into carpeta (id_encomienda_tipo, id_profesional, id_persona, id_domicilio, id_inmueble_tipo, id_obra_tipo, fecha_alta,
     estado, estado_previo, estado_desde, completa, presentada, pide_croquis, requisitos_del, observacion, expediente, pagado_el,
     padron, busqueda, id_importacion, numero_anterior, titular_anterior, profesional_anterior, usrmod)
   select x."idEncomienda", x."idProfesional", x."idPersona", x."idDomicilio", x."idInmueble", x."idObra", ${AL_COMENZAR('x.presentada')},
     x.estado, x.previo, ${AL_COMENZAR('x.desde')}, true, true, false, ${AL_COMENZAR('x.presentada')}, x.observacion, x.expediente,
     case when x.estado = ${ESTADOS.PAGADO} then ${AL_COMENZAR('x.desde')} end, x.padron, x.busqueda,
     split_part(current_setting('portal.importacion'), ' ', 2)::integer, x.numero, x.titular, x.profesional, $2
   from json_to_recordset($1) as x(n int, numero text, expediente text, "idEncomienda" int, "idProfesional" int, "idPersona" int,
     "idDomicilio" int, "idInmueble" int, "idObra" int, presentada date, estado int, previo int, desde date, observacion text,
     padron text, busqueda text, titular text, profesional text)
   order by x.n
   returning id_carpeta as "idCarpeta", numero_anterior as "numero!"`,
)
const escribirHistoria = sentencia(
  'historia_de_carpetas_anteriores',
  lineaDeHistoria({
    de: `(select * from json_to_recordset($1) as x(id_carpeta int, n int, anterior int, nuevo int, fecha date, observacion text,
      expediente text) order by x.id_carpeta, x.n) x`,
    anterior: 'anterior',
    nuevo: 'nuevo',
    evento: `'IMPORTACION'`,
    observacion: 'observacion',
    expediente: 'expediente',
    quien: '$2::integer',
    cuando: AL_COMENZAR('fecha'),
  }),
)
// Observed with nothing to answer, it would wait for somebody who can do nothing.
const observar = sentencia(
  'observar_carpetas_anteriores',
  `insert into observacion (id_carpeta, texto, creada_por, creada_el)
   select x."idCarpeta", x.texto, $2::integer, ${AL_COMENZAR('x.fecha')}
   from json_to_recordset($1) as x("idCarpeta" int, texto text, fecha date) order by x."idCarpeta"`,
)

/** Folders of another system: by what they were called there. Each comes with its own dates, and asks nothing of anybody. */
export const carpetasAnteriores = clase({
  columnas: COLUMNAS.carpetasAnteriores,
  esquema: FilaDeCarpetaAnterior,
  claves: ({ numero }) => [sinAcentos(numero)],

  async cruzar(db, datos, { autor }) {
    const estados = await estadosPorNombre(db)
    const rows = await encontrar(db, JSON.stringify(datos.map(({ historia: _, ...d }, n) => ({ n, ...d }))), autor)
    return datos.map((fila, n) => {
      const e = rows[n] ?? NADA
      const { pasos, errores } = susPasos(fila, estados)
      if (!e.hayPadron) errores.push({ columna: 'Padrón', msg: NO_ESTA_EN_PADRONES })
      else if (e.idDomicilio === null) errores.push({ columna: 'Padrón', msg: PADRON_SIN_DOMICILIO })
      if (fila.cuil !== undefined && e.idPersona === null) {
        errores.push({ columna: 'CUIL del profesional', msg: NO_ESTA_EN_EL_PORTAL })
      }
      if (e.idPersona === autor) errores.push({ columna: 'CUIL del profesional', msg: ES_SU_CARPETA })
      else if (e.esSuInmueble) errores.push({ columna: 'Padrón', msg: ES_SU_CARPETA })
      if (e.idEncomienda === null) {
        errores.push({ columna: 'Tipo de encomienda', msg: motivoDe(e.dichoDeEncomienda, NO_ES_UN_TIPO_DE_ENCOMIENDA) })
      }
      if (fila.inmueble !== '' && e.idInmueble === null) {
        errores.push({ columna: 'Tipo de inmueble', msg: motivoDe(e.dichoDeInmueble, NO_EXISTE_EN_SU_LISTA) })
      }
      if (fila.obra !== '' && e.idObra === null) {
        errores.push({ columna: 'Tipo de obra', msg: motivoDe(e.dichoDeObra, NO_EXISTE_EN_SU_LISTA) })
      }
      const igual = e.yaEs !== null && e.dicenLoMismo && mismosPasos(pasos, e.historia)
      if (e.yaEs !== null && !igual) errores.push({ columna: 'Número', msg: yaEstaYDiceOtraCosa(e.yaEs) })
      const resuelto = {
        pasos,
        idPersona: e.idPersona ?? SIN_PERSONA,
        idProfesional: e.idProfesional,
        idDomicilio: e.idDomicilio,
        domicilio: e.domicilio ?? '',
        titular: fila.titular || (e.titular ?? ''),
        idEncomienda: e.idEncomienda,
        idInmueble: e.idInmueble,
        idObra: e.idObra,
      }
      const desconocidos = {
        ...(e.dichoDeEncomienda && { encomienda: e.dichoDeEncomienda }),
        ...(e.dichoDeInmueble && fila.inmueble !== '' && { inmueble: e.dichoDeInmueble }),
        ...(e.dichoDeObra && fila.obra !== '' && { obra: e.dichoDeObra }),
      }
      return { accion: igual ? 'IGUAL' : 'ALTA', errores, resuelto, desconocidos }
    })
  },

  async aplicar(tx, autor, filas) {
    const nuevas = filas.map(({ datos, resuelto: { pasos, domicilio, ...resuelto } }, n) => {
      const ultimo = pasos.at(-1)
      if (!ultimo) throw new Error('Una carpeta sin estado no se importa')
      const previo = previoTrasSusPasos(pasos, datos.expediente)
      return {
        n,
        ...resuelto,
        numero: datos.numero,
        expediente: datos.expediente || null,
        presentada: datos.presentada,
        estado: ESTADOS[ultimo.estado],
        previo: previo && ESTADOS[previo],
        desde: ultimo.fecha,
        observacion: datos.observacion || pasos.findLast(({ observacion }) => observacion !== '')?.observacion || null,
        padron: datos.padron,
        busqueda: normalizarBusqueda(resuelto.titular, domicilio, datos.padron, datos.numero),
        profesional: datos.profesional || null,
      }
    })
    if (nuevas.some(({ idPersona }) => idPersona === SIN_PERSONA)) await agregarANadie(tx)
    const numeradas = new Map(
      (await agregar(tx, JSON.stringify(nuevas), autor)).map(({ idCarpeta, numero }) => [numero, idCarpeta]),
    )
    const conNumero = filas.map(({ datos, resuelto: { pasos } }) => {
      const idCarpeta = numeradas.get(datos.numero)
      if (idCarpeta === undefined) throw new Error('No se agregó una carpeta que había que agregar')
      return { idCarpeta, pasos, expediente: datos.expediente }
    })
    const historia = conNumero.flatMap(({ idCarpeta, pasos, expediente }) =>
      pasos.map(({ estado, fecha, observacion }, n) => ({
        id_carpeta: idCarpeta,
        n,
        anterior: n === 0 ? null : ESTADOS[pasos[n - 1]?.estado ?? estado],
        nuevo: ESTADOS[estado],
        fecha,
        observacion: observacion || null,
        expediente: n === 0 ? expediente || null : null,
      })),
    )
    await escribirHistoria(tx, JSON.stringify(historia), autor)
    const observadas = conNumero.flatMap(({ idCarpeta, pasos }) => {
      const ultimo = pasos.at(-1)
      if (ultimo?.estado !== 'OBSERVADO') return []
      return [{ idCarpeta, texto: ultimo.observacion || OBSERVADA_EN_EL_OTRO_SISTEMA, fecha: ultimo.fecha }]
    })
    if (observadas.length > 0) await observar(tx, JSON.stringify(observadas), autor)
  },
})
