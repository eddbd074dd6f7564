import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { avisar } from '../ui/avisos/avisos.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { Modal } from '../ui/pagina/Modal.tsx'
import { BORDE_FORZADO } from '../ui/theme.ts'
import { EstadoDeCorreoChip } from './EstadoDeCorreoChip.tsx'

type Correo = RespuestaDe<'main', 'GET /notificaciones/correo/{idCorreo}'>['correo']

/** One mail: what it says, where it stands, and every attempt to deliver it. */
export function CorreoModal({ idCorreo, alCerrar }: { idCorreo: number; alCerrar: () => void }) {
  const consultas = useQueryClient()
  const correo = useQuery({
    queryKey: ['correos', idCorreo],
    queryFn: async () => (await main('GET /notificaciones/correo/{idCorreo}', { params: { idCorreo } })).correo,
  })
  const reintentar = useEscritura({
    mutationFn: () => main('POST /notificaciones/reintentar', { json: { idCorreo } }),
    onSuccess: ({ message }) => avisar(message),
    onSettled: () => consultas.invalidateQueries({ queryKey: ['correos'] }),
  })
  const porEnviar = correo.data && correo.data.estado !== 'ENVIADO'
  return (
    <Modal
      abierto
      soloTexto
      fallo={reintentar.error}
      titulo={correo.data?.asunto ?? 'Correo'}
      alCerrar={alCerrar}
      acciones={
        <>
          <Button onClick={alCerrar}>Cerrar</Button>
          {porEnviar && (
            <Button variant="contained" loading={reintentar.isPending} onClick={() => reintentar.mutate()}>
              Reintentar
            </Button>
          )}
        </>
      }
    >
      {correo.isPending && <Spinner />}
      {correo.error && <FailedState error={correo.error} alReintentar={() => correo.refetch()} />}
      {correo.data && <Contenido correo={correo.data} />}
    </Modal>
  )
}

function Contenido({ correo }: { correo: Correo }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Ficha
        datos={[
          { nombre: 'Destinatario', valor: correo.destinatario, ancho: 'enTelefono' },
          { nombre: 'Estado', valor: <EstadoDeCorreoChip estado={correo.estado} /> },
          { nombre: 'Escrito', valor: fechaYHora(correo.creado) },
          { nombre: 'Enviado', valor: correo.enviado && fechaYHora(correo.enviado) },
          { nombre: 'Próximo intento', valor: correo.proximo && fechaYHora(correo.proximo) },
          { nombre: 'Adjuntos', valor: correo.adjuntos.join(', '), ancho: 'enTelefono' },
        ]}
      />
      <Box
        component="p"
        sx={{
          m: 0,
          p: 2,
          borderRadius: 1,
          bgcolor: 'background.default',
          border: BORDE_FORZADO,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {correo.texto}
      </Box>
      {correo.historia.length > 0 && (
        <section aria-labelledby="historia-de-correo">
          <Typography variant="h3" id="historia-de-correo" sx={{ mb: 1 }}>
            Intentos de entrega
          </Typography>
          <Tabla nombre="Intentos de entrega" columnas={['Fecha', 'Resultado', 'Detalle']}>
            {correo.historia.map(({ fecha, resultado, detalle }) => (
              <Fila key={fecha}>
                <Celda columna="Fecha">{fechaYHora(fecha)}</Celda>
                <Celda columna="Resultado">{resultado}</Celda>
                <Celda columna="Detalle">
                  <span style={{ overflowWrap: 'anywhere' }}>{detalle}</span>
                </Celda>
              </Fila>
            ))}
          </Tabla>
        </section>
      )}
    </Box>
  )
}
