import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import { PRODUCTOS } from '@catastro/domain/pagos/productos'
import type { CarpetaDeMuestra } from './carpetaDeMuestra.ts'
import type { Reloj } from './filasDeCarpeta.ts'
import { PERSONAS } from './personas.ts'

/** The tariffs of the catalogue, as they were when these were paid. */
const TARIFAS = { 64: 1_200_00, 65: 350_00, 111: 800_00, 119: 250_00 } as const

const veredasDe = (carpetas: readonly CarpetaDeMuestra[]) =>
  carpetas.flatMap((carpeta) => {
    const cuando = carpeta.historia[0]?.cuando
    return carpeta.vereda && cuando ? [{ ...carpeta, vereda: carpeta.vereda, cuando }] : []
  })

/** A sidewalk folder was paid before it was filed. */
export const pagosDeVeredas = (carpetas: readonly CarpetaDeMuestra[], numeros: readonly number[], reloj: Reloj) =>
  veredasDe(carpetas).map(({ idCarpeta, idPersona, padron, importes, vereda, cuando }, lugar) => {
    const persona = PERSONAS.find(({ id_persona }) => id_persona === idPersona)
    const { apellido_persona = '', nombre_persona = '', documento_persona = '' } = persona ?? {}
    const confirmado = reloj(cuando)
    return {
      id_pago: numeros[lugar],
      tipo: 'VEREDAS',
      id_persona: idPersona,
      monto: importes.total,
      estado: 'CONFIRMADO',
      transaccion: vereda.transaccion,
      producto: PRODUCTOS.VEREDAS.nombre,
      referencia: { padron, tarifas: TARIFAS },
      clave: 'veredas',
      busqueda: `${normalizarBusqueda(apellido_persona, nombre_persona, documento_persona, padron)} ${vereda.transaccion}`,
      creado_el: confirmado,
      confirmado_el: confirmado,
      usado_el: confirmado,
      usado_por: `carpeta ${idCarpeta} formulario 12`,
      concluido_el: confirmado,
    }
  })

export const filasDeVereda = (
  carpetas: readonly CarpetaDeMuestra[],
  numeros: readonly number[],
  domicilioDe: (carpeta: CarpetaDeMuestra) => number,
  reloj: Reloj,
) =>
  veredasDe(carpetas).map((carpeta, lugar) => ({
    id_carpeta: carpeta.idCarpeta,
    id_persona: carpeta.idPersona,
    fecha: reloj(carpeta.cuando),
    vereda: true,
    fachada: false,
    medianera: false,
    sobretecho: false,
    cubierta: false,
    impermeabilizacion: false,
    pintura: false,
    carpinteria: false,
    revoque: false,
    otros: false,
    ancho: carpeta.vereda.ancho,
    largo: carpeta.vereda.largo,
    superficie: carpeta.vereda.superficie,
    id_inmueble_tipo: carpeta.idInmuebleTipo,
    monto_obra: carpeta.importes.obra,
    derecho_construccion: carpeta.importes.derecho,
    dep_mat_dias: carpeta.vereda.dias,
    dep_mat_precio: carpeta.vereda.deposito,
    cerca_metros: 0,
    cerca_pesos: 0,
    canon: carpeta.vereda.canon,
    total_a_abonar: carpeta.importes.total,
    tarifa_minimo: TARIFAS[64],
    tarifa_cerca: TARIFAS[65],
    tarifa_canon: TARIFAS[111],
    tarifa_deposito: TARIFAS[119],
    id_domicilio: domicilioDe(carpeta),
    email: carpeta.vereda.email,
    id_pago: numeros[lugar],
  }))
