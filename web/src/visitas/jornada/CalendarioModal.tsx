import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { main } from '../../red/cliente.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { useUnaVez } from '../../ui/botones/useUnaVez.ts'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'

/** The address with which a calendar follows the visits. It is a secret: it is shown once, and another takes its place. */
export function CalendarioModal({ alCerrar }: { alCerrar: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['visitas', 'agenda'],
    queryFn: () => main('GET /visitas/agenda'),
    staleTime: 0,
  })
  const [direccion, setDireccion] = useState<string>()
  const unaVez = useUnaVez()
  const [fallo, setFallo] = useState<unknown>(null)
  const [ocupado, setOcupado] = useState(false)
  const renovar = async () => {
    setOcupado(true)
    setFallo(null)
    try {
      const { direccion: nueva, message } = await main('POST /visitas/agenda')
      setDireccion(nueva)
      avisar(message)
    } catch (error) {
      setFallo(error)
    }
    setOcupado(false)
  }
  const copiar = () => {
    setFallo(null)
    navigator.clipboard
      .writeText(direccion ?? '')
      .then(() => avisar('Dirección copiada'))
      .catch(() => setFallo(new ErrorConTexto('No se pudo copiar: selecciónela y cópiela')))
  }
  const tiene = data?.desde !== null && data?.desde !== undefined
  return (
    <Modal
      abierto
      soloTexto
      ancho={560}
      titulo="Las visitas en su calendario"
      alCerrar={alCerrar}
      fallo={fallo}
      acciones={
        direccion ? (
          <>
            <Button onClick={alCerrar}>Cerrar</Button>
            <Button variant="contained" onClick={copiar}>
              Copiar la dirección
            </Button>
          </>
        ) : (
          <>
            <Button onClick={alCerrar}>Cancelar</Button>
            <Button variant="contained" loading={ocupado} disabled={!data} onClick={() => void unaVez(renovar)}>
              {tiene ? 'Hacer una nueva' : 'Hacer una dirección'}
            </Button>
          </>
        )
      }
    >
      {error && <FailedState error={error} alReintentar={refetch} />}
      {direccion ? (
        <>
          <p>Agréguela a su calendario como suscripción. No se vuelve a mostrar.</p>
          <Notice>
            <code style={{ overflowWrap: 'anywhere' }}>{direccion}</code>
          </Notice>
        </>
      ) : (
        <p>
          Su calendario puede mostrar las visitas con una dirección propia: quien la tenga las ve, así que no la
          comparta.
          {tiene && ` La que tiene es del ${fechaYHora(data.desde ?? '')}; si hace otra, esa deja de servir.`}
        </p>
      )}
    </Modal>
  )
}
