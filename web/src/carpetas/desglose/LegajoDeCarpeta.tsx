import PictureAsPdf from '@mui/icons-material/PictureAsPdf'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { bajar } from '../../red/bajada.ts'
import { main } from '../../red/cliente.ts'
import { descargar } from '../../red/descargar.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { Descarga } from '../../ui/archivos/Descarga.tsx'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { Parte, type Plegado } from '../../ui/pagina/Parte.tsx'

const MIRAR_CADA_MS = 2_000

/** One PDF of the whole folder: cover, forms, files with their sums, history. It is made aside, and then downloaded. */
export function LegajoDeCarpeta({ idCarpeta, enTelefono }: { idCarpeta: number } & Plegado) {
  const consultas = useQueryClient()
  const queryKey = ['carpeta', idCarpeta, 'legajo']
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => main('GET /documentacion/legajo/{idCarpeta}', { params: { idCarpeta } }),
    refetchInterval: ({ state }) => (state.data?.situacion === 'EN_PREPARACION' ? MIRAR_CADA_MS : false),
  })
  const pedir = useEscritura({
    mutationFn: () => main('POST /documentacion/legajo', { json: { idCarpeta } }),
    onSuccess: ({ message }) => {
      avisar(message, 'info')
      void consultas.invalidateQueries({ queryKey })
    },
  })
  const abrir = () =>
    descargar(
      () => bajar('archivos', 'GET /documentacion/legajo/{idCarpeta}/pdf', { params: { idCarpeta } }),
      `legajo-${idCarpeta}.pdf`,
    )
  const enPreparacion = data?.situacion === 'EN_PREPARACION'
  return (
    <Parte id="legajo-de-carpeta" titulo="Legajo en PDF" className="no-imprimir" enTelefono={enTelefono}>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
        La carpeta entera en un documento: sus formularios, la lista de archivos y la historia.
      </Typography>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data?.situacion === 'FALLIDO' && <Notice tono="mal">No se pudo preparar. Pídalo de nuevo.</Notice>}
      {enPreparacion && <Spinner texto="Preparando el legajo" />}
      {data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {data.hechoEl !== null && (
            <Descarga bajar={abrir}>
              {(boton) => (
                <Button variant="contained" startIcon={<PictureAsPdf />} {...boton}>
                  Descargar legajo
                </Button>
              )}
            </Descarga>
          )}
          <Button variant="outlined" disabled={enPreparacion} loading={pedir.isPending} onClick={() => pedir.mutate()}>
            {data.hechoEl === null ? 'Preparar legajo' : 'Preparar de nuevo'}
          </Button>
          {data.hechoEl !== null && <span>Hecho el {fechaYHora(data.hechoEl)}</span>}
        </Box>
      )}
      <AvisoDeFallo error={pedir.error} />
    </Parte>
  )
}
