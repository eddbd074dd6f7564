import { DOCUMENTO_DE_OTRO, TITULO_IDENTIDADES } from '@catastro/domain/acceso/mensajes'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { Celda, Fila, Tabla } from '../../ui/listas/Tabla.tsx'
import { cuilConGuiones, fechaYHora } from '../../ui/pagina/formato.ts'

type Identidad = RespuestaDe<'main', 'GET /identidades'>['identidades'][number]
const CLAVE = ['identidades']

/** Who came with the number or the document of somebody else, for an ADMINISTRADOR to look into. Nothing while there is none. */
export function IngresosRechazados() {
  const { data = [] } = useQuery({
    queryKey: CLAVE,
    queryFn: async () => (await main('GET /identidades')).identidades,
  })
  if (data.length === 0) return null
  return (
    <section aria-labelledby="ingresos-rechazados">
      <Typography variant="h2" id="ingresos-rechazados" sx={{ mt: 4, mb: 1 }}>
        {TITULO_IDENTIDADES}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Ciudad Digital los nombró con un número o un CUIL que aquí es de otra persona. Acepte un CUIL nuevo solo si sabe
        que es el de la misma persona.
      </Typography>
      <Tabla nombre={TITULO_IDENTIDADES} columnas={['Persona', 'CUIL con que vino', 'CUIL conocido', 'Última vez', '']}>
        {data.map((identidad) => (
          <FilaDeIngreso key={identidad.idIdentidad} identidad={identidad} />
        ))}
      </Tabla>
    </section>
  )
}

function FilaDeIngreso({ identidad: i }: { identidad: Identidad }) {
  const consultas = useQueryClient()
  const aceptar = useEscritura({
    mutationFn: () => main('POST /identidades/aceptar', { json: { idIdentidad: i.idIdentidad } }),
    onSuccess: ({ message }) => avisar(message),
    onSettled: () => consultas.invalidateQueries({ queryKey: CLAVE }),
  })
  const esDeOtro = i.idPersonaDelDocumento !== null
  return (
    <Fila>
      <Celda columna="Persona">
        {i.nombre} ({i.idPersona})
      </Celda>
      <Celda columna="CUIL con que vino">{cuilConGuiones(i.documento)}</Celda>
      <Celda columna="CUIL conocido">
        {i.documentoConocido ? cuilConGuiones(i.documentoConocido) : 'Ninguno con ese número'}
      </Celda>
      <Celda columna="Última vez">{fechaYHora(i.ultimaEl)}</Celda>
      <Celda columna="">
        {esDeOtro ? (
          <span>{DOCUMENTO_DE_OTRO}</span>
        ) : (
          <Button
            size="small"
            variant="outlined"
            loading={aceptar.isPending}
            aria-label={`Aceptar el CUIL nuevo de ${i.nombre}`}
            onClick={() => aceptar.mutate()}
          >
            Aceptar el CUIL nuevo
          </Button>
        )}
        <AvisoDeFallo error={aceptar.error} />
      </Celda>
    </Fila>
  )
}
