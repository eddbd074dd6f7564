import { guardaVisitas, hayDiasEnClaro } from '../red/almacen.ts'
import { antesDeIrse, useSesion } from '../red/sesion.ts'

/** A phone that does nothing else takes less than one of them; one with its hands full left with the key still there after three. */
const ESPERA_MS = 10_000

/**
 * A phone that keeps something of somebody's visits: when a session starts or ends, what does not stay goes; and who comes
 * back sends what waited, whatever screen they open. Nobody else fetches anything.
 */
export function cuidarElTelefono(): void {
  useSesion.subscribe(({ estado, usuario }, anterior) => {
    const laMisma = estado === anterior.estado && usuario?.id_persona === anterior.usuario?.id_persona
    if (!laMisma && estado !== 'cargando' && estado !== 'otraPersona') void alCambiar()
  })
  // The page that is left takes with it what was not done.
  antesDeIrse(() => {
    if (!guardaVisitas()) return null
    const plazo = new Promise<void>((listo) => setTimeout(listo, ESPERA_MS))
    return Promise.race([alCambiar(), plazo])
  })
}

async function alCambiar(): Promise<void> {
  if (!guardaVisitas() && !(await hayDiasEnClaro())) return
  const { alCambiarLaSesion } = await import('../visitas/envio/cambioDeSesion.ts')
  const { estado, usuario } = useSesion.getState()
  await alCambiarLaSesion(estado, usuario?.id_persona ?? null).catch((error: unknown) => console.log(error))
}
