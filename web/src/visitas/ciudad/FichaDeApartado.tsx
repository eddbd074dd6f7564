import { type Apartado, decideQuienPregunta } from '@catastro/domain/visitas/apartados'
import { LO_DECIDE, MOTIVO_DE_APARTAR } from '@catastro/domain/visitas/mensajes'
import { MAX_MOTIVO } from '@catastro/domain/visitas/reglas'
import { ContenidoDeResultado } from '@catastro/domain/visitas/resultado'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { VISITAS_DE_CARPETA } from '../../carpetas/direcciones.ts'
import { useFicha } from '../../envios/ficha.tsx'
import { bajar } from '../../red/bajada.ts'
import { main } from '../../red/cliente.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { FormText } from '../../ui/campos/formulario.tsx'
import { Miniatura } from '../../ui/fotos/Miniatura.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { LO_VISITADO } from '../consultas.ts'
import { diaConNombre } from '../dias.ts'

/** One of them beside what stands. */
export function FichaDeApartado({ apartado }: { apartado: Apartado }) {
  const { idEnvio, clase, motivo, idCarpeta, dia, inspector, vale, decide } = apartado
  const loDecide = decideQuienPregunta(decide)
  const { campo, ocupado, fallo, enviar, setValue, watch } = useFicha({
    inicial: { vale: '', motivo: '' },
    guardar: (valores) =>
      main('PUT /visitas/apartado', {
        json: { idEnvio, vale: valores.vale === 'ESTE' ? 'ESTE' : 'EL OTRO', motivo: valores.motivo },
      }),
    sigue: true,
    releer: LO_VISITADO,
  })
  const elegido = watch('vale')
  return (
    <Panel as="li" aria-label={`${clase === 'FOTO' ? 'Foto' : 'Resultado'} de la carpeta ${idCarpeta}`}>
      <Typography variant="h2">
        {clase === 'FOTO' ? 'Foto' : 'Resultado'} de la{' '}
        <Link to={VISITAS_DE_CARPETA.enlace(idCarpeta)}>carpeta {idCarpeta}</Link>, visita del {diaConNombre(dia)}
      </Typography>
      <Notice tono="atencion">
        {MOTIVO_DE_APARTAR[motivo]}.{inspector && ` Inspector: ${inspector}.`}
      </Notice>
      {decide !== 'USTED' && <Notice tono="atencion">{LO_DECIDE[decide]}.</Notice>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <section aria-label="Lo que llegó después">
          <Typography variant="h3">Lo que llegó después</Typography>
          <EnvioRecibido envio={apartado} />
          {loDecide && (
            <Elegir texto="Vale este" elegido={elegido === 'ESTE'} alElegir={() => setValue('vale', 'ESTE')} />
          )}
        </section>
        <section aria-label="Lo que vale hoy">
          <Typography variant="h3">Lo que vale hoy</Typography>
          {vale ? <EnvioRecibido envio={vale} /> : <p>Nada.</p>}
          {loDecide && (
            <Elegir
              texto={vale ? 'Sigue valiendo este' : 'Descartar lo que llegó'}
              elegido={elegido === 'EL OTRO'}
              alElegir={() => setValue('vale', 'EL OTRO')}
            />
          )}
        </section>
      </Box>
      {elegido !== '' && (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 2, maxWidth: 720 }}>
          <FormText {...campo('motivo')} label="Motivo" maxLength={MAX_MOTIVO} />
          <Button variant="contained" loading={ocupado} onClick={enviar} sx={{ justifySelf: 'start' }}>
            Confirmar
          </Button>
          <AvisoDeFallo error={fallo} />
        </Box>
      )}
    </Panel>
  )
}

const Elegir = ({ texto, elegido, alElegir }: { texto: string; elegido: boolean; alElegir: () => void }) => (
  <Button variant={elegido ? 'contained' : 'outlined'} aria-pressed={elegido} onClick={alElegir} sx={{ mt: 1.5 }}>
    {texto}
  </Button>
)

type Envio = NonNullable<Apartado['vale']>

/** What a phone sent, as it came. */
function EnvioRecibido({ envio: { idEnvio, quien, recibidoEl, sha256, contenido, foto } }: { envio: Envio }) {
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
