import { cuantos } from '@catastro/domain/plurales'
import type { Restauracion } from '@catastro/domain/respaldo/llamadas'
import { TITULO_RESTAURACIONES } from '@catastro/domain/respaldo/mensajes'
import { esNumeracion, NUMERACIONES } from '@catastro/domain/respaldo/numeraciones'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { INICIO } from '../acceso/direcciones.ts'
import { main } from '../red/cliente.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { ArchivosSinDueno } from './ArchivosSinDueno.tsx'
import { ConfirmarRestauracion } from './ConfirmarRestauracion.tsx'

/** Each time that the database or the files came back from a copy: what is missing, and who knows of it. */
export function RestauracionesPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['restauraciones'],
    queryFn: async () => (await main('GET /restauraciones')).restauraciones,
  })
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{TITULO_RESTAURACIONES}</PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data?.length === 0 && <EmptyState texto="La base y los archivos nunca volvieron de una copia" />}
      {data?.map((restauracion) => (
        <UnaRestauracion key={restauracion.idRestauracion} restauracion={restauracion} />
      ))}
      <ArchivosSinDueno />
    </>
  )
}

function UnaRestauracion({ restauracion: r }: { readonly restauracion: Restauracion }) {
  const titulo = `restauracion-${r.idRestauracion}`
  return (
    <Panel aria-labelledby={titulo} sx={{ mb: 3 }}>
      <Typography variant="h2" id={titulo} sx={{ mb: 1 }}>
        {r.motivo}
      </Typography>
      <Typography>El portal lo notó el {fechaYHora(r.notada)}.</Typography>
      <Typography>
        {r.copiaHasta
          ? `Lo último que tiene la base es del ${fechaYHora(r.copiaHasta)}.`
          : 'La base no tiene nada escrito.'}
        {r.sabidoHasta && ` Lo último que se supo de ella, del ${fechaYHora(r.sabidoHasta)}.`}
      </Typography>
      {r.escrituras !== null && (
        <Typography>
          {r.escrituras === 0
            ? 'No se sabe que falte nada escrito.'
            : `Faltan hasta ${cuantos(r.escrituras, 'escritura', 'escrituras')} entre una y otra.`}
        </Typography>
      )}
      <Huecos huecos={r.huecos} />
      {r.confirmada === null ? (
        <ConfirmarRestauracion idRestauracion={r.idRestauracion} />
      ) : (
        <Typography sx={{ mt: 2 }}>
          {r.confirmadaPor ?? 'Alguien'} lo confirmó el {fechaYHora(r.confirmada)}: {r.nota}
        </Typography>
      )}
    </Panel>
  )
}

/** Of the numbers that people are given; those of the house, only that there are. */
function Huecos({ huecos }: Pick<Restauracion, 'huecos'>) {
  const deLaGente = huecos.flatMap(({ numeracion, desde, hasta }) =>
    esNumeracion(numeracion) ? [{ que: NUMERACIONES[numeracion], desde, hasta }] : [],
  )
  if (deLaGente.length === 0) return null
  const deLaCasa = new Set(huecos.map(({ numeracion }) => numeracion).filter((una) => !esNumeracion(una))).size
  return (
    <>
      <Typography sx={{ mt: 2, mb: 1 }}>
        Estos números no se dan a nadie: pudieron haberse dado antes de que volviera la copia.
        {deLaCasa > 0 && ` Lo mismo en ${cuantos(deLaCasa, 'numeración interna', 'numeraciones internas')}.`}
      </Typography>
      <Tabla nombre="Números que no se dan" columnas={['De qué', 'Desde', 'Hasta']}>
        {deLaGente.map(({ que, desde, hasta }) => (
          <Fila key={`${que} ${desde}`}>
            <Celda columna="De qué">{que}</Celda>
            <Celda columna="Desde">{desde}</Celda>
            <Celda columna="Hasta">{hasta}</Celda>
          </Fila>
        ))}
      </Tabla>
    </>
  )
}
