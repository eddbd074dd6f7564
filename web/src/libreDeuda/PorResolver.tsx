import { TITULO_SOLICITUDES } from '@catastro/domain/libreDeuda/mensajes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { main } from '../red/cliente.ts'
import { solicitudesEn } from './direcciones.ts'

/** How many requests wait for staff. Without an answer, the link alone. */
export function PorResolver() {
  const { data } = useQuery({
    queryKey: ['solicitudes', 'por resolver'],
    queryFn: () => main('GET /libreDeuda/solicitudes', { query: { estado: 'SOLICITADO', porPagina: 5 } }),
  })
  const cuantas = data?.total ?? 0
  return (
    <Link to={solicitudesEn('SOLICITADO')}>
      {TITULO_SOLICITUDES}
      {cuantas > 0 && ` (${cuantas}${data?.totalEsMinimo ? ' o más' : ''} por resolver)`}
    </Link>
  )
}
