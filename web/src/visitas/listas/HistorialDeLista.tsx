import type { ListaDeControl } from '@catastro/domain/visitas/listas'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'

/** Every version of a list, the last one first. */
export function HistorialDeLista({ lista, alCerrar }: { lista: ListaDeControl; alCerrar: () => void }) {
  const { idLista, nombre } = lista
  const { data, error, refetch } = useQuery({
    queryKey: ['visitas', 'listas', 'historial', idLista],
    queryFn: async () => (await main('GET /visitas/historialDeLista/{idLista}', { params: { idLista } })).historial,
    staleTime: 0,
  })
  return (
    <Modal abierto soloTexto ancho={720} titulo={`Versiones de ${nombre}`} alCerrar={alCerrar}>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !data && <Spinner />}
      {data?.map((version) => (
        <section key={version.version} style={{ marginBottom: 24 }}>
          <Typography variant="h3">
            Versión {version.version}: {version.nombre}
          </Typography>
          <div>
            {fechaYHora(version.fecha)}
            {version.autor && `, ${version.autor}`}
          </div>
          <ol style={{ margin: '4px 0', paddingLeft: 24 }}>
            {version.items.map(({ idItem, texto, conFoto, estado }) => (
              <li key={idItem}>
                {texto}
                {conFoto && ' (con foto)'}
                {estado === 0 && ' (deshabilitado)'}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Modal>
  )
}
