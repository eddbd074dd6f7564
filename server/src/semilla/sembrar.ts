import type {
  encomiendaRequisito,
  encomiendaRequisitoVersion,
  encomiendaTipoFormulario,
  tramiteEstado,
} from '../carpetas/tablas.ts'
import type {
  calleTipo,
  encomiendaTipo,
  formularioTipo,
  inmuebleTipo,
  institucionTipo,
  obraTipo,
  obraTipoHistorial,
  tarifa,
  tarifaHistorial,
  uso,
} from '../catalogos/tablas.ts'
import type { declarante } from '../formularios/tablas.ts'
import type { colegioProf, perfil, profesion, rol, universidad } from '../personas/tablas.ts'
import type { Db } from '../plataforma/base/db.ts'
import { ENCOMIENDA_TIPO_FORMULARIOS, ENCOMIENDA_TIPOS, TRAMITE_ESTADOS } from './carpetas.ts'
import {
  CALLE_TIPOS,
  INMUEBLE_TIPOS,
  INSTITUCION_TIPOS,
  OBRA_TIPOS,
  OBRA_TIPOS_HISTORIAL,
  USOS,
  VIGENTE_DESDE,
} from './catalogos.ts'
import { DECLARANTES, FORMULARIO_TIPOS } from './formularios.ts'
import { COLEGIOS, PERFILES, PROFESIONES, ROLES, UNIVERSIDADES } from './personas.ts'
import { siembra } from './siembra.ts'

/** What 'Ya casi terminas..' asks for. Without a type it holds for every encomienda; the rest follow in their order. */
const REQUISITOS: readonly { tipo: number | null; orden: number; texto: string; ayuda: string }[] = [
  {
    tipo: null,
    orden: 1,
    texto: 'DNI del propietario, de ambos lados y legible',
    ayuda:
      'Una foto o un escaneo de cada lado, sin brillos. De una sociedad: el estatuto y el DNI de quien la representa.',
  },
  {
    tipo: null,
    orden: 2,
    texto: 'Título de propiedad del inmueble o boleto de compraventa con firmas certificadas',
    ayuda: 'Lo da la escribanía. Si lo perdió, pida una copia en el Registro Inmobiliario.',
  },
  {
    tipo: null,
    orden: 3,
    texto: 'Plano en PDF, firmado por el profesional y por el propietario',
    ayuda:
      'Un solo archivo, con todas las láminas. Lo dibuja y lo firma el profesional; el propietario firma la carátula.',
  },
  {
    tipo: null,
    orden: 4,
    texto: 'Encomienda visada por el colegio profesional',
    ayuda: 'La da el colegio del profesional, con su sello o su código de verificación.',
  },
  {
    tipo: null,
    orden: 5,
    texto: 'Comprobante de pago del timbrado',
    ayuda: 'Se paga por el tipo de obra; la carpeta dice cuánto y cómo, una vez empezada.',
  },
  {
    tipo: 4,
    orden: 6,
    texto: 'Fotomontaje del cartel sobre el frente del edificio, con sus medidas',
    ayuda: 'Una foto del frente con el cartel dibujado encima, y sus medidas escritas.',
  },
  {
    tipo: 4,
    orden: 7,
    texto: 'Póliza de seguro de responsabilidad civil vigente de la empresa instaladora',
    ayuda: 'La da la compañía de seguros de la empresa que lo instala.',
  },
  {
    tipo: 6,
    orden: 6,
    texto: 'Memoria de demolición con las medidas de protección a los linderos',
    ayuda: 'La escribe el profesional: cómo se demuele y cómo se cuida a los vecinos.',
  },
  {
    tipo: 18,
    orden: 6,
    texto: 'Memoria de cálculo de la estructura y autorización de la autoridad aeronáutica',
    ayuda: 'El cálculo lo firma el profesional; la autorización se pide a la autoridad aeronáutica.',
  },
]

const ENCOMIENDA_REQUISITOS = REQUISITOS.map(({ tipo }, n) => ({ id: n + 1, idEncomiendaTipo: tipo }))

/** As they came: the city's own versions follow. */
const REQUISITOS_DE_FABRICA = REQUISITOS.map(({ orden, texto, ayuda }, n) => ({
  idRequisito: n + 1,
  version: 0,
  orden,
  texto,
  ayuda,
  obligatorio: false,
  retirado: false,
  vigenteDesde: VIGENTE_DESDE,
}))

/** A factor of 1, in ten-thousandths. */
const UNO = 10_000

/** What each costs, in centavos. Only those from 64 on enter a computation of the portal. */
const PRECIOS = [
  { idTarifa: 1, tarifa: 'SELLADO GENERAL', tipo: 'GENERAL', valor: 150_00 },
  { idTarifa: 2, tarifa: 'COPIA DE PLANO POR LAMINA', tipo: 'GENERAL', valor: 600_00 },
  { idTarifa: 10, tarifa: 'OCUPACION DE VIA PUBLICA POR DIA', tipo: 'GENERAL', valor: 1_100_00 },
  { idTarifa: 50, tarifa: 'CERTIFICADO DE NUMERACION', tipo: 'GENERAL', valor: 750_00 },
  { idTarifa: 64, tarifa: 'DERECHO DE CONSTRUCCION MINIMO', tipo: 'OBRA', valor: 1_200_00 },
  { idTarifa: 65, tarifa: 'CERCA DE OBRA POR METRO', tipo: 'CERCA', valor: 350_00 },
  { idTarifa: 111, tarifa: 'CANON REFACCION POR UNIDAD', tipo: 'REFACCION', valor: 800_00 },
  { idTarifa: 112, tarifa: 'DEMOLICION POR M2', tipo: 'OBRA', valor: 450_00 },
  { idTarifa: 116, tarifa: 'ELEVADORES Y CONSERVADORES', tipo: 'ELEVADOR', valor: 5_200_00 },
  { idTarifa: 119, tarifa: 'DEPOSITO DE MATERIALES POR DIA', tipo: 'VEREDA', valor: 250_00 },
  { idTarifa: 120, tarifa: 'VALOR M2 OBRA NUEVA', tipo: 'OBRA', valor: 98_000_00 },
  { idTarifa: 121, tarifa: 'REBAJE DE CORDON POR METRO', tipo: 'VEREDA', valor: 3_200_00 },
]

const TARIFAS = PRECIOS.map(({ idTarifa, tarifa, tipo }) => ({ idTarifa, tarifa, tipo }))

const TARIFAS_HISTORIAL = PRECIOS.map(({ idTarifa, valor }) => ({
  id: idTarifa,
  idTarifa,
  precioUnitario: valor,
  factor: UNO,
  valor,
  vigenteDesde: VIGENTE_DESDE,
  porConfirmar: true,
}))

/** In an order that satisfies the foreign keys. */
const CATALOGO = [
  siembra<typeof perfil>('perfil', 'idPerfil', PERFILES),
  siembra<typeof rol>('rol', 'idRol', ROLES),
  siembra<typeof colegioProf>('colegio_prof', 'idColegioProf', COLEGIOS),
  siembra<typeof profesion>('profesion', 'idProfesion', PROFESIONES),
  siembra<typeof universidad>('universidad', 'idUniversidad', UNIVERSIDADES),
  siembra<typeof institucionTipo>('institucion_tipo', 'idInstitucionTipo', INSTITUCION_TIPOS),
  siembra<typeof calleTipo>('calle_tipo', 'idCalleTipo', CALLE_TIPOS),
  siembra<typeof inmuebleTipo>('inmueble_tipo', 'idInmuebleTipo', INMUEBLE_TIPOS),
  siembra<typeof obraTipo>('obra_tipo', 'idObraTipo', OBRA_TIPOS),
  siembra<typeof obraTipoHistorial>('obra_tipo_historial', 'id', OBRA_TIPOS_HISTORIAL),
  siembra<typeof uso>('uso', 'idUso', USOS),
  siembra<typeof tarifa>('tarifa', 'idTarifa', TARIFAS),
  siembra<typeof tarifaHistorial>('tarifa_historial', 'id', TARIFAS_HISTORIAL),
  siembra<typeof formularioTipo>('formulario_tipo', 'idFormularioTipo', FORMULARIO_TIPOS),
  siembra<typeof declarante>('declarante', 'idDeclarante', DECLARANTES),
  siembra<typeof encomiendaTipo>('encomienda_tipo', 'idEncomiendaTipo', ENCOMIENDA_TIPOS),
  siembra<typeof encomiendaTipoFormulario>(
    'encomienda_tipo_formulario',
    ['idEncomiendaTipo', 'idFormularioTipo'],
    ENCOMIENDA_TIPO_FORMULARIOS,
  ),
  siembra<typeof encomiendaRequisito>('encomienda_requisito', 'id', ENCOMIENDA_REQUISITOS),
  siembra<typeof encomiendaRequisitoVersion>(
    'encomienda_requisito_version',
    ['idRequisito', 'version'],
    REQUISITOS_DE_FABRICA,
  ),
  siembra<typeof tramiteEstado>('tramite_estado', 'idTramiteEstado', TRAMITE_ESTADOS),
]

/** The tables that no city has empty. */
export const SEMBRADAS: readonly string[] = CATALOGO.map(({ tabla }) => tabla)

/**
 * The rows that every city needs, with their fixed ids; what staff changed since stays as they left it.
 * Called at each start: one question when nothing is missing. A crash half-way is completed at the next start,
 * because the numbering is reserved before any row is written.
 */
export async function sembrar(db: Db): Promise<void> {
  const { rows } = await db.$client.query<{ completo: boolean }>(
    `select ${CATALOGO.map(({ completa }) => completa).join(' and ')} as completo`,
  )
  if (rows[0]?.completo) return
  const reservas = CATALOGO.flatMap(({ reserva }) => reserva ?? [])
  await db.$client.query(`select ${reservas.join(', ')}`)
  for (const { sembrar } of CATALOGO) await sembrar(db)
}

/** The demonstration's prices are its own: nothing there is charged to anybody. */
export async function confirmarPrecios(db: Db): Promise<void> {
  for (const historial of ['tarifa_historial', 'obra_tipo_historial'])
    await db.$client.query(`update ${historial} set por_confirmar = false where por_confirmar`)
}
