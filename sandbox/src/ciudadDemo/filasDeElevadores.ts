import type { CarpetaDeMuestra } from './carpetaDeMuestra.ts'
import type { Reloj } from './filasDeCarpeta.ts'

const deElevadores = (carpetas: readonly CarpetaDeMuestra[]) =>
  carpetas.flatMap((carpeta) => {
    const { formulario27, formularios } = carpeta
    const grabado = formularios[0]?.grabado
    return formulario27 && grabado ? [{ carpeta, formulario27, grabado }] : []
  })

/** Form 27 of each folder of elevators, for the property where its responsible lives. */
export const filasDeFormulario27 = (
  carpetas: readonly CarpetaDeMuestra[],
  domicilio: (carpeta: CarpetaDeMuestra) => number,
  reloj: Reloj,
) =>
  deElevadores(carpetas).map(({ carpeta, formulario27: { nroelevadores, expedienteobra }, grabado }) => ({
    id_carpeta: carpeta.idCarpeta,
    id_persona: carpeta.idPersona,
    id_domicilio: domicilio(carpeta),
    id_domicilio_inmueble: domicilio(carpeta),
    nroelevadores,
    expedienteobra,
    tarifa: carpeta.importes.total,
    importe: carpeta.importes.total,
    fecha: reloj(grabado),
  }))

export const filasDeTarjetas = (carpetas: readonly CarpetaDeMuestra[]) =>
  deElevadores(carpetas).map(({ carpeta, formulario27 }) => ({
    padron: carpeta.padron,
    codigo: formulario27.tarjeta,
  }))
