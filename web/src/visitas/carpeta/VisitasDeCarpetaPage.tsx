import { entraComoPersonal } from '@catastro/domain/roles'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCarpetaDeLaDireccion } from '../../acceso/direccion/useCarpetaDeLaDireccion.ts'
import { DESGLOSE } from '../../carpetas/direcciones.ts'
import { useSesion } from '../../red/sesion.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { useVisitasDeCarpeta } from '../consultas.ts'
import { FichaDeVisita } from './FichaDeVisita.tsx'
import { PlanearVisita } from './PlanearVisita.tsx'

/** The visits of one folder: planned, done, at a distance. */
export function VisitasDeCarpetaPage() {
  const idCarpeta = useCarpetaDeLaDireccion()
  if (!idCarpeta) return <EmptyState texto="Falta decir de qué carpeta." />
  return <Visitas key={idCarpeta} idCarpeta={idCarpeta} />
}

function Visitas({ idCarpeta }: { idCarpeta: number }) {
  const esPersonal = useSesion(({ roles }) => entraComoPersonal(roles))
  const { data, error, isPending, refetch } = useVisitasDeCarpeta(idCarpeta)
  const [pidiendo, setPidiendo] = useState<'en el lugar' | 'a distancia' | null>(null)
  return (
    <>
      <PageTitle volverA={DESGLOSE.enlace(idCarpeta)} textoVolver="Volver a la carpeta">
        {`Visitas de la carpeta ${idCarpeta}`}
      </PageTitle>
      <Box className="no-imprimir" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {data?.puede.planear && (
          <Button variant="contained" onClick={() => setPidiendo('en el lugar')}>
            Planear una visita
          </Button>
        )}
        {data?.puede.pedirADistancia && (
          <Button variant="outlined" onClick={() => setPidiendo('a distancia')}>
            Pedirla a distancia
          </Button>
        )}
      </Box>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {isPending && <Spinner />}
      {data?.visitas.length === 0 && <EmptyState texto="Esta carpeta todavía no tiene visitas." />}
      <Box component="ol" aria-label="Visitas" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data?.visitas.map((visita) => (
          <FichaDeVisita key={visita.idVisita} visita={visita} esPersonal={esPersonal} />
        ))}
      </Box>
      {pidiendo && (
        <PlanearVisita
          idCarpeta={idCarpeta}
          aDistancia={pidiendo === 'a distancia'}
          alCerrar={() => setPidiendo(null)}
        />
      )}
    </>
  )
}
