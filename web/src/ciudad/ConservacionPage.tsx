import { NOMBRES_DE_CLASE } from '@catastro/domain/conservacion/clases'
import { TITULO_CONSERVACION } from '@catastro/domain/conservacion/mensajes'
import { ESPERA_PARA_ACORTAR } from '@catastro/domain/conservacion/reglas'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { main } from '../red/cliente.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { CLAVE_DE_CONSERVACION } from './consultas.ts'
import { CAMBIAR_CIUDAD } from './direcciones.ts'
import { TablaDeConservacion } from './TablaDeConservacion.tsx'

/** What is kept and for how long, what goes tonight, and what went: to look at it takes nothing. */
export function ConservacionPage() {
  const { data, error, refetch } = useQuery({
    queryKey: [CLAVE_DE_CONSERVACION],
    queryFn: async () => (await main('GET /conservacion', { query: {} })).clases,
    staleTime: 0,
  })
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada="Cada noche, a las 2:40, se borra lo que pasó su tiempo. Mirar esta pantalla no borra nada."
      >
        {TITULO_CONSERVACION}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && (
        <>
          <TablaDeConservacion clases={data} mientras={NOMBRES_DE_CLASE.length} />
          <Typography sx={{ my: 2, maxWidth: '48em' }}>
            Guardar menos vale {ESPERA_PARA_ACORTAR} días después de escrito, para que se pueda ver aquí y volver atrás;
            guardar más, en el acto.
          </Typography>
          <Button variant="contained" component={Link} to={CAMBIAR_CIUDAD.enlace('conservacion')}>
            Cambiar cuánto se guarda
          </Button>
        </>
      )}
    </>
  )
}
