import { type FormularioDeElevadores, SE_CONFIRMAN, TITULOS_DE_ELEVADORES } from '@catastro/domain/elevadores/reglas'
import PictureAsPdf from '@mui/icons-material/PictureAsPdf'
import Print from '@mui/icons-material/Print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bajar } from '../../red/bajada.ts'
import { main } from '../../red/cliente.ts'
import { membrete } from '../../red/configuracion.ts'
import { descargar } from '../../red/descargar.ts'
import { Descarga } from '../../ui/archivos/Descarga.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { fecha, pesos } from '../../ui/pagina/formato.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { RespuestasEnBloques } from '../../ui/pagina/RespuestasEnBloques.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { ComoSePagaEl29 } from './ComoSePagaEl29.tsx'
import { DecidirRegistro } from './DecidirRegistro.tsx'

interface Props {
  readonly formulario: FormularioDeElevadores
  /** The folder of a form 27, its own number of the others; null where the address names none. */
  readonly numero: number | null
  /** What stands below the answers. */
  readonly children?: ReactNode
}

/** A form of elevators as it was sent, on screen, on paper and as PDF. */
export function HojaDeRegistro({ formulario, numero, children }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['elevadores', 'registro', formulario, numero],
    queryFn:
      numero === null
        ? skipToken
        : async () =>
            (await main('GET /elevadores/registro/{formulario}/{numero}', { params: { formulario, numero } })).registro,
  })
  // A note is reviewed where its property is.
  const decidible = SE_CONFIRMAN.find((uno) => uno === formulario)
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <Typography sx={{ display: 'none', '@media print': { display: 'block' }, mb: 1 }}>{membrete()}</Typography>
      <PageTitle volverA={-1} accion={data && numero && <Acciones formulario={formulario} numero={numero} />}>
        {TITULOS_DE_ELEVADORES[formulario]}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !data && numero !== null && <Spinner />}
      {data && (
        <>
          <Box sx={{ mb: 3 }}>
            <Ficha
              datos={[
                { nombre: 'Formulario', valor: formulario },
                { nombre: data.formulario === '27' ? 'Carpeta' : 'Número', valor: data.numero },
                { nombre: 'Situación', valor: data.situacion },
                ...(data.motivo === null
                  ? []
                  : [{ nombre: 'Motivo', valor: data.motivo, ancho: 'enTelefono' as const }]),
                {
                  nombre: 'A pagar',
                  valor: data.porPagar !== undefined && (
                    <>
                      <strong className="cifras">{pesos(data.porPagar)}</strong>. <ComoSePagaEl29 />
                    </>
                  ),
                  ancho: true,
                },
                { nombre: 'Presentado por', valor: data.autor },
                { nombre: 'Fecha', valor: fecha(data.fecha) },
              ]}
            />
          </Box>
          <RespuestasEnBloques
            bloques={data.bloques.map(({ titulo, respuestas }) => ({
              titulo,
              respuestas: respuestas.map(comoRespuesta),
            }))}
          />
          {numero !== null && decidible && (
            <Box className="no-imprimir" sx={{ mt: 3 }}>
              <DecidirRegistro
                formulario={decidible}
                numero={numero}
                de={`el formulario ${formulario} número ${numero}`}
                confirma={data.confirma}
                quita={data.quita}
              />
            </Box>
          )}
          {children}
        </>
      )}
    </Box>
  )
}

interface RespuestaEscrita {
  readonly pregunta: string
  readonly respuesta: string
  readonly importe?: boolean | undefined
  readonly total?: boolean | undefined
}
const comoRespuesta = ({ pregunta, respuesta, importe = false, total = false }: RespuestaEscrita) => ({
  pregunta,
  respuesta,
  importe,
  total,
})

function Acciones({ formulario, numero }: { formulario: FormularioDeElevadores; numero: number }) {
  const bajarPdf = () =>
    descargar(
      () => bajar('archivos', 'GET /elevadores/registro/{formulario}/{numero}/pdf', { params: { formulario, numero } }),
      `formulario${formulario}-${numero}.pdf`,
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Descarga bajar={bajarPdf}>
        {(boton) => (
          <Button variant="outlined" startIcon={<PictureAsPdf />} {...boton}>
            PDF
          </Button>
        )}
      </Descarga>
      <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
        Imprimir
      </Button>
    </Box>
  )
}
