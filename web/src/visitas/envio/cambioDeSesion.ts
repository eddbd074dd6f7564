import { olvidarQueSeFue, seFue } from '../../red/almacen.ts'
import type { useSesion } from '../../red/sesion.ts'
import { almacen } from '../telefono/almacen.ts'
import { olvidar } from '../telefono/olvidar.ts'
import { enviarLoQueEspera } from './enviar.ts'

type Estado = ReturnType<typeof useSesion.getState>['estado']

/** What the phone does when a session starts, or ends. */
export async function alCambiarLaSesion(estado: Estado, idPersona: number | null): Promise<void> {
  // Without signal nobody can say whether it stands: it does. What an older portal kept in clear is sealed all the same.
  if (estado === 'sinServicio') return void (await almacen())
  if (seFue()) {
    await olvidar({ conSesion: null, sinFirmar: 'se va' })
    olvidarQueSeFue()
  }
  if (estado !== 'autenticado' || idPersona === null) return olvidar({ conSesion: null, sinFirmar: 'espera' })
  await olvidar({ conSesion: idPersona, sinFirmar: 'se va' })
  await enviarLoQueEspera()
}
