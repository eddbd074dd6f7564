import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import { ESTADOS, vuelveAlAnterior } from '@catastro/domain/carpetas/movimientos'
import type { CarpetaDeMuestra, Cuando } from './carpetaDeMuestra.ts'
import { PADRON_A_MANO } from './padronAMano.ts'
import { PERSONAS, PROPIETARIOS } from './personas.ts'

export type Reloj = (cuando: Cuando) => Date

/** The folder's row: state, number of file and dates are what its story led to. */
export function filaDeCarpeta(carpeta: CarpetaDeMuestra, idDomicilio: number, reloj: Reloj) {
  const { historia, importes, medidas } = carpeta
  const [alta, ultimo] = [historia[0], historia.at(-1)]
  if (!alta || !ultimo) throw new Error(`La carpeta ${carpeta.idCarpeta} no tiene historia`)
  const pago = historia.find(({ evento }) => evento === 'PAGO REGISTRADO')
  return {
    id_carpeta: carpeta.idCarpeta,
    id_encomienda_tipo: carpeta.idEncomiendaTipo,
    id_profesional: carpeta.idProfesional,
    id_propietario: carpeta.idPropietario,
    id_persona: carpeta.idPersona,
    id_domicilio: idDomicilio,
    id_inmueble_tipo: carpeta.idInmuebleTipo,
    id_obra_tipo: carpeta.idObraTipo,
    id_uso: carpeta.idUso,
    fecha_alta: reloj(alta.cuando),
    estado: ESTADOS[ultimo.estado],
    estado_previo: vuelveAlAnterior(ultimo.estado) ? estadoDe(carpeta, historia.length - 2) : null,
    estado_desde: reloj(ultimo.cuando),
    completa: carpeta.completa,
    presentada: carpeta.completa,
    observacion: historia.findLast(({ observacion }) => observacion)?.observacion ?? null,
    expediente: historia.findLast(({ expediente }) => expediente)?.expediente ?? null,
    pagado_el: pago ? reloj(pago.cuando) : null,
    version: historia.length,
    ancho_calle: medidas?.[0] ?? null,
    ancho_vereda: medidas?.[1] ?? null,
    dist_eje_calle: medidas?.[2] ?? null,
    arboles_vereda: medidas?.[3] ?? null,
    timbrado: importes.timbrado,
    monto_obra: importes.obra,
    derecho_construccion: importes.derecho,
    total_a_abonar: importes.total,
    padron: carpeta.padron,
    busqueda: busquedaDe(carpeta),
    usrmod: ultimo.quien,
  }
}

export const filasDeHistoria = (carpeta: CarpetaDeMuestra, reloj: Reloj) =>
  carpeta.historia.map((paso, lugar) => ({
    id_carpeta: carpeta.idCarpeta,
    estado_anterior: estadoDe(carpeta, lugar - 1),
    estado_nuevo: ESTADOS[paso.estado],
    evento: paso.evento,
    observacion: paso.observacion ?? null,
    expediente: paso.expediente ?? null,
    id_persona: paso.quien,
    ocurrido_el: reloj(paso.cuando),
  }))

/** That it had all that its encomienda asks for: since its last form or document. */
export function filasDeCompletas(carpeta: CarpetaDeMuestra, reloj: Reloj) {
  const { idCarpeta, idEncomiendaTipo, idPersona, completa, formularios, archivos } = carpeta
  if (!completa || idEncomiendaTipo === null) return []
  const documentos = archivos.filter(({ clase }) => clase === 'DOCUMENTO').map(({ cuando }) => cuando)
  const momentos = [...formularios.flatMap(({ grabado }) => (grabado ? [grabado] : [])), ...documentos].map(reloj)
  return [
    {
      id_carpeta: idCarpeta,
      estado_anterior: ESTADOS.PRESENTADO,
      estado_nuevo: ESTADOS.PRESENTADO,
      evento: 'COMPLETADA',
      id_persona: idPersona,
      ocurrido_el: new Date(Math.max(...momentos.map(Number))),
    },
  ]
}

/** What an observed folder has still to answer: its last movement's observation, of the folder as a whole. */
export function filasDeObservaciones({ idCarpeta, historia }: CarpetaDeMuestra, reloj: Reloj) {
  const ultimo = historia.at(-1)
  if (ultimo?.estado !== 'OBSERVADO') return []
  return [
    {
      id_carpeta: idCarpeta,
      texto: ultimo.observacion ?? '',
      creada_por: ultimo.quien,
      creada_el: reloj(ultimo.cuando),
    },
  ]
}

/** What each asked to be paid. */
export const filasDeCobros = ({ idCarpeta, historia }: CarpetaDeMuestra, reloj: Reloj) =>
  historia.flatMap(({ cobro, quien, cuando }) =>
    cobro ? [{ id_carpeta: idCarpeta, ...cobro, pedido_por: quien, pedido_el: reloj(cuando) }] : [],
  )

export const filasDeFormularios = (carpeta: CarpetaDeMuestra, reloj: Reloj) =>
  carpeta.formularios.map(({ idFormularioTipo, grabado }, lugar) => ({
    id_carpeta: carpeta.idCarpeta,
    id_formulario_tipo: idFormularioTipo,
    orden: lugar + 1,
    grabado: grabado !== null,
    grabado_el: grabado && reloj(grabado),
    grabado_por: grabado && carpeta.idPersona,
  }))

export function filasDeFormulario1(carpeta: CarpetaDeMuestra, reloj: Reloj) {
  const grabado = carpeta.formularios.find(({ idFormularioTipo }) => idFormularioTipo === 1)?.grabado
  if (!carpeta.formulario1 || !grabado) return []
  return [
    {
      id_carpeta: carpeta.idCarpeta,
      hormigonarmado: true,
      asfalto: false,
      cordoncuneta: true,
      tierrasincc: false,
      redbajatension: true,
      redgasnatural: true,
      conformeexistente: false,
      cantidadluminarias: 2,
      recoleccionresiduos: 6,
      cantarboles: 1,
      ...carpeta.formulario1,
      observaciones: '',
      id_persona: carpeta.idPersona,
      fecha: reloj(grabado),
    },
  ]
}

function estadoDe(carpeta: CarpetaDeMuestra, lugar: number): number | null {
  const paso = lugar < 0 ? undefined : carpeta.historia[lugar]
  return paso ? ESTADOS[paso.estado] : null
}

/** The owner, or the person who filed where the folder names no owner. */
function busquedaDe({ idPropietario, idPersona, padron }: CarpetaDeMuestra): string {
  const propietario = PROPIETARIOS.find(({ id_propietario }) => id_propietario === idPropietario)
  const titular = PERSONAS.find(({ id_persona }) => id_persona === (propietario?.id_persona ?? idPersona))
  const lugar = PADRON_A_MANO.find((ficha) => ficha.padron === padron)?.domicilios[0]
  if (!titular || !lugar) throw new Error(`Falta el titular o el domicilio del padrón ${padron}`)
  return normalizarBusqueda(titular.apellido_persona, titular.nombre_persona, lugar.calle, lugar.puerta, padron)
}
