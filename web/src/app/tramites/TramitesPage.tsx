import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { BAJADA_TRAMITES, TITULO_TRAMITES } from '@catastro/domain/tramites/mensajes'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { useSesion } from '../../red/sesion.ts'
import { useTramites } from '../../tramites/consultas.ts'
import { TRAMITE } from '../../tramites/direcciones.ts'
import { enUnaLinea } from '../../tramites/mensajes.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { COLORES } from '../../ui/theme.ts'
import { comienzoDe, GRUPOS } from './comienzos.ts'
import { MembreteSinSesion } from './MembreteSinSesion.tsx'

const Lista = styled('ul')({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
})
const Tarjeta = styled(Link)({
  display: 'block',
  height: '100%',
  padding: 16,
  color: COLORES.texto,
  textDecoration: 'none',
  background: COLORES.papel,
  border: `1px solid ${COLORES.linea}`,
  borderRadius: 8,
  '&:hover': { borderColor: COLORES.primario },
  '& strong': { display: 'block', color: COLORES.primario },
  '& span': { display: 'block', marginTop: 4 },
  '& small': { display: 'block', marginTop: 8, fontSize: '0.875rem', color: COLORES.textoTenue },
})

/** Everything that can be asked for or filed: what it takes, before one starts. */
export function TramitesPage() {
  const { data, error, refetch } = useTramites()
  const dentro = useSesion((sesion) => sesion.estado === 'autenticado')
  return (
    <>
      <MembreteSinSesion />
      <PageTitle {...(dentro && { volverA: INICIO.enlace() })} bajada={BAJADA_TRAMITES}>
        {TITULO_TRAMITES}
      </PageTitle>
      {error ? (
        <FailedState error={error} alReintentar={refetch} />
      ) : data ? (
        <Todos tramites={data.tramites} />
      ) : (
        <Spinner />
      )}
    </>
  )
}

const sinAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function Todos({ tramites }: Pick<RespuestaDe<'main', 'GET /tramites'>, 'tramites'>) {
  const [buscado, setBuscado] = useState('')
  const hallados = tramites.filter(({ nombre, explicacion }) =>
    sinAcentos(`${nombre} ${explicacion}`).includes(sinAcentos(buscado.trim())),
  )
  return (
    <>
      <Box sx={{ maxWidth: 480 }}>
        <TextInput id="buscar-tramite" label="¿Qué va a hacer?" value={buscado} onChange={setBuscado} type="search" />
      </Box>
      <div role="status">
        {hallados.length === 0 && <EmptyState texto="Ningún trámite lo dice así. Pruebe con otra palabra." />}
      </div>
      {GRUPOS.map((grupo) => {
        const suyos = hallados.filter(({ tramite }) => comienzoDe(tramite)?.grupo === grupo)
        return (
          suyos.length > 0 && (
            <Box component="section" key={grupo} sx={{ mt: 3 }}>
              <Typography variant="h2">{grupo}</Typography>
              <Lista>
                {suyos.map((uno) => (
                  <li key={uno.tramite}>
                    <Tarjeta to={TRAMITE.enlace(uno.tramite)}>
                      <strong>{enOracion(uno.nombre)}</strong>
                      <span>{uno.explicacion}</span>
                      <small>{enUnaLinea(uno)}</small>
                    </Tarjeta>
                  </li>
                ))}
              </Lista>
            </Box>
          )
        )
      })}
    </>
  )
}
