import { guardaVisitas } from '../red/almacen.ts'
import { useSesion } from '../red/sesion.ts'

/** An inspector who comes back sends what waited on this phone, whatever screen they open. Nobody else fetches anything. */
export function enviarAlEntrar(): void {
  useSesion.subscribe(({ estado }, anterior) => {
    if (estado !== 'autenticado' || anterior.estado === 'autenticado' || !guardaVisitas()) return
    void import('../visitas/envio/enviar.ts').then(({ enviarLoQueEspera }) => enviarLoQueEspera())
  })
}
