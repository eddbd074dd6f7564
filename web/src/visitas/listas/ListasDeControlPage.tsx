import { enOracion } from '@catastro/domain/catalogos/enOracion'
import type { ListaDeControl } from '@catastro/domain/visitas/listas'
import { ERROR_AL_DESHABILITAR_LISTA, TITULO_LISTAS } from '@catastro/domain/visitas/mensajes'
import HistoryIcon from '@mui/icons-material/History'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { INICIO } from '../../acceso/direcciones.ts'
import { useAdministra } from '../../acceso/permisos.ts'
import { BotonNuevo } from '../../catalogos/BotonNuevo.tsx'
import { AccionesDeFila } from '../../catalogos/referencia/AccionesDeFila.tsx'
import { EstadoDeFila } from '../../catalogos/referencia/EstadoDeFila.tsx'
import { TablaDeReferencia } from '../../catalogos/referencia/TablaDeReferencia.tsx'
import { useDeshabilitar } from '../../catalogos/referencia/useDeshabilitar.ts'
import { main } from '../../red/cliente.ts'
import { idDelUsuario } from '../../red/sesion.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { ToolButton } from '../../ui/botones/ToolButton.tsx'
import { Celda, Fila } from '../../ui/listas/Tabla.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { useListasDeControl } from '../consultas.ts'
import { itemsDelPedido } from './itemsDelPedido.ts'
import { ListaModal } from './ListaModal.tsx'

const deQue = ({ ObraTipo, uso }: ListaDeControl) => enOracion(ObraTipo ?? uso) || 'Todo lo que no tiene la suya'
const enUso = ({ items }: ListaDeControl) => items.filter(({ estado }) => estado === 1).length

/** What inspectors look at, by work type: the city's own lists. */
export function ListasDeControlPage() {
  const administra = useAdministra()
  const consulta = useListasDeControl()
  const [elegida, setElegida] = useState<ListaDeControl | 'nueva' | null>(null)
  const [historial, setHistorial] = useState<ListaDeControl | null>(null)
  const deshabilitar = useDeshabilitar<ListaDeControl>({
    idDe: ({ idLista }) => idLista,
    deshabilitar: (id) => main('POST /visitas/deshabilitarLista', { json: { id } }),
    habilitar: (lista) =>
      main('POST /visitas/editarLista', {
        json: { ...lista, items: itemsDelPedido(lista.items), estado: 1, usrmod: idDelUsuario() },
      }),
    siFalla: ERROR_AL_DESHABILITAR_LISTA,
    listas: ['visitas'],
  })
  const { tipos = [], usos = [] } = consulta.data ?? {}
  const filas = { ...consulta, data: consulta.data?.listas } as Parameters<
    typeof TablaDeReferencia<ListaDeControl>
  >[0]['consulta']
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={administra && <BotonNuevo de="lista de control" onClick={() => setElegida('nueva')} />}
        bajada="Lo que el inspector mira en cada visita. Una visita hecha conserva la lista con que se hizo."
      >
        {TITULO_LISTAS}
      </PageTitle>
      {!administra && <Notice>Su perfil permite consultar estos datos. Los cambian los administradores.</Notice>}
      <TablaDeReferencia
        nombre="Listas de control"
        columnas={['ID', 'Nombre', 'De qué', { titulo: 'Puntos en uso', numerica: true }, 'Estado', 'Acciones']}
        consulta={filas}
        busqueda="Buscar por nombre o tipo"
        textosDe={(lista) => [lista.nombre, deQue(lista)]}
        filasAlPrincipio={10}
        siEstaVacia="Aún no hay listas de control. Agregue la primera con «Nuevo»."
        fila={(lista) => (
          <Fila key={lista.idLista}>
            <Celda columna="ID">{lista.idLista}</Celda>
            <Celda columna="Nombre">{lista.nombre}</Celda>
            <Celda columna="De qué">{deQue(lista)}</Celda>
            <Celda columna="Puntos en uso" numerica>
              {enUso(lista)}
            </Celda>
            <Celda columna="Estado">
              <EstadoDeFila estado={lista.estado} />
            </Celda>
            <Celda columna="Acciones">
              <AccionesDeFila
                entidad="lista_de_control"
                id={lista.idLista}
                detalle={lista.nombre}
                {...(administra && {
                  alEditar: () => setElegida(lista),
                  deshabilitable: deshabilitar(lista),
                })}
                sePuedeDeshabilitar={lista.estado === 1}
              >
                <ToolButton
                  titulo="Ver versiones anteriores"
                  detalle={lista.nombre}
                  onClick={() => setHistorial(lista)}
                >
                  <HistoryIcon />
                </ToolButton>
              </AccionesDeFila>
            </Celda>
          </Fila>
        )}
      />
      {elegida && (
        <ListaModal
          lista={elegida === 'nueva' ? null : elegida}
          tipos={tipos}
          usos={usos}
          alCerrar={() => setElegida(null)}
        />
      )}
      {historial && <HistorialDeLista lista={historial} alCerrar={() => setHistorial(null)} />}
    </>
  )
}

/** Every version of a list, the last one first. */
function HistorialDeLista({ lista, alCerrar }: { lista: ListaDeControl; alCerrar: () => void }) {
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
