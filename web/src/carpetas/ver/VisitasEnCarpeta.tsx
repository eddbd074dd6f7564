import { cuantos } from '@catastro/domain/plurales'
import { cuandoEnPalabras } from '@catastro/domain/visitas/momento'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { main } from '../../red/cliente.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Parte, type Plegado } from '../../ui/pagina/Parte.tsx'
import { VISITAS_DE_CARPETA } from '../direcciones.ts'

const ESTADOS = {
  PLANEADA: 'planeada',
  ENVIADA: 'fotos enviadas, falta que el inspector las mire',
  CERRADA: 'hecha',
  CANCELADA: 'cancelada',
} as const

/** The folder's visits in a line each, and the way to all of them. A folder that has none, and can have none, says nothing. */
export function VisitasEnCarpeta({ idCarpeta, enTelefono }: { idCarpeta: number } & Plegado) {
  const { data, error, refetch } = useQuery({
    queryKey: ['visitas', 'carpeta', idCarpeta],
    queryFn: () => main('GET /visitas/carpeta/{idCarpeta}', { params: { idCarpeta } }),
    staleTime: 0,
  })
  if (error) return <FailedState error={error} alReintentar={refetch} texto="No se pudieron leer las visitas." />
  if (!data || (data.visitas.length === 0 && !data.puede.planear && !data.puede.pedirADistancia)) return null
  return (
    <Parte
      id="visitas-de-la-carpeta"
      titulo="Visitas"
      resumen={data.visitas.length > 0 && cuantos(data.visitas.length, 'visita', 'visitas')}
      enTelefono={enTelefono}
    >
      {data.visitas.length === 0 && <div>Todavía no tiene visitas.</div>}
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {data.visitas.map(({ idVisita, modo, dia, hora, parte, estado, resultado, motivo, informe }) => (
          <li key={idVisita}>
            {modo === 'A DISTANCIA' ? 'A distancia, hasta ' : ''}
            {cuandoEnPalabras({ dia, hora, parte })}:{' '}
            <strong>{resultado ? resultado.toLowerCase() : ESTADOS[estado]}</strong>
            {motivo && ` (${motivo})`}
            {informe && informe.fotos.length > 0 && `, con ${cuantos(informe.fotos.length, 'foto', 'fotos')}`}
          </li>
        ))}
      </ul>
      <Link
        className="no-imprimir"
        to={VISITAS_DE_CARPETA.enlace(idCarpeta)}
        style={{ display: 'inline-block', marginTop: 8 }}
      >
        {data.puede.planear ? 'Ver o planear las visitas' : 'Ver las visitas'}
      </Link>
    </Parte>
  )
}
