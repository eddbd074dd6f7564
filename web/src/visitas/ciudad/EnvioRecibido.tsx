import type { Apartado } from '@catastro/domain/visitas/apartados'
import { ContenidoDeResultado } from '@catastro/domain/visitas/resultado'
import { useQuery } from '@tanstack/react-query'
import { bajar } from '../../red/bajada.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Miniatura } from '../../ui/fotos/Miniatura.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'

type Envio = NonNullable<Apartado['vale']>

/** What a phone sent, as it came. */
export function EnvioRecibido({ envio: { idEnvio, quien, recibidoEl, sha256, contenido, foto } }: { envio: Envio }) {
  return (
    <div>
      <p style={{ margin: '4px 0' }}>
        De {quien}, recibido el {fechaYHora(recibidoEl)}. Huella {sha256.slice(0, 12)}…
      </p>
      {contenido !== null && <Contenido texto={contenido} />}
      {foto && <Foto idEnvio={idEnvio} />}
    </div>
  )
}

function Foto({ idEnvio }: { idEnvio: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['visitas', 'apartado', idEnvio],
    queryFn: async () => (await bajar('archivos', 'GET /visitas/apartado/{idEnvio}', { params: { idEnvio } })).blob,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <FailedState error={error} alReintentar={refetch} />
  return data ? <Miniatura foto={data} alt={`Foto del envío ${idEnvio}`} alto={260} /> : null
}

/** The signed text in words; as it stands where it is none. */
function Contenido({ texto }: { texto: string }) {
  const leido = leer(texto)
  if (!leido) return <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{texto}</pre>
  return (
    <ul style={{ margin: '4px 0', paddingLeft: 20 }}>
      <li>
        Resultado: <strong>{String(leido.resultado).toLowerCase()}</strong>
      </li>
      {leido.respuestas.map(({ idItem, respuesta, observado }) => (
        <li key={idItem}>
          Punto {idItem}: {respuesta.toLowerCase()}
          {observado && `, ${observado}`}
        </li>
      ))}
      {leido.notas && <li style={{ whiteSpace: 'pre-line' }}>Notas: {leido.notas}</li>}
      <li>Fotos: {leido.fotos.length}</li>
      <li>Firmado, según el teléfono, el {fechaYHora(leido.firmadaEl)}</li>
    </ul>
  )
}

function leer(texto: string): ContenidoDeResultado | null {
  try {
    const { success, data } = ContenidoDeResultado.safeParse(JSON.parse(texto))
    return success ? data : null
  } catch {
    return null
  }
}
