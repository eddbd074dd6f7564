import { aUnidades, leerMetros, superficieDe } from '@catastro/domain/dinero'
import { TARIFAS_VEREDAS } from '@catastro/domain/veredas/aranceles'
import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import { BORRADOR_VEREDAS, TIPO_VEREDAS, USO_VEREDAS } from '@catastro/domain/veredas/reglas'
import { usePresentar } from '../../envios/usePresentar.ts'
import { useSesion } from '../../red/sesion.ts'
import { partesCon, subirArchivos } from '../../red/subida.ts'
import { olvidarPagoDeVereda } from '../pagoGuardado.ts'

export interface PropsDeLoPagado {
  readonly vereda: VeredaEnCurso
  readonly alPresentar: (idCarpeta: number) => void
}
interface Opciones extends PropsDeLoPagado {
  readonly alFallar?: (error: unknown) => void
}

/** Files what was paid, as it was when it was paid: the answers are the server's copy, whatever this device holds. */
export function usePresentarLoPagado({ vereda, alPresentar, alFallar }: Opciones) {
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const { idPago, respuestas } = vereda
  const { ocupado, progreso, presentar } = usePresentar<{ readonly idCarpeta: number }>({
    clave: BORRADOR_VEREDAS,
    alPresentar: ({ idCarpeta }) => {
      olvidarPagoDeVereda()
      alPresentar(idCarpeta)
    },
    ...(alFallar && { alFallar }),
  })
  /** `fotos`: those that were added since; `cambios`: what had to be answered anew. */
  const enviar = (fotos: readonly File[] = [], cambios: Readonly<Record<string, string>> = {}) => {
    const campos = {
      ...respuestas,
      ...cambios,
      ...importesDe(vereda),
      idFormularioTipo: TIPO_VEREDAS,
      idUso: USO_VEREDAS,
      idPersona,
      idPago,
    }
    const partes = partesCon(campos, { FotoVeredaArchivo: fotos })
    const huella = { ...campos, fotos: fotos.map(({ name, size, lastModified }) => [name, size, lastModified]) }
    return presentar(huella, (opciones) =>
      subirArchivos('POST /documentacion/altaFormularioVeredas', { partes }, opciones),
    )
  }
  return { ocupado, progreso, enviar }
}

/** What the wire repeats of the account, which the server compares line by line. */
function importesDe({ respuestas: { ancho = '', largo = '' }, lineas }: VeredaEnCurso) {
  const lineaDe = (tarifa: number | null) => lineas.find(({ idTarifa }) => idTarifa === tarifa)?.importe.toFixed(2)
  return {
    ancho: ancho || '0',
    largo: largo || '0',
    superficie: aUnidades(superficieDe(leerMetros(ancho) ?? 0, leerMetros(largo) ?? 0)).toFixed(2),
    dep_mat_precio: lineaDe(TARIFAS_VEREDAS.deposito),
    cerca_pesos: lineaDe(TARIFAS_VEREDAS.cerca),
    DerechoConstruccion: lineaDe(TARIFAS_VEREDAS.minimo),
    TotalaAbonar: lineaDe(null),
  }
}
