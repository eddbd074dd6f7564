import type { RequisitoDeEncomienda } from '@catastro/domain/carpetas/requisitosDeEncomienda'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Switch from '@mui/material/Switch'
import { useQueryClient } from '@tanstack/react-query'
import { SoloLectura } from '../acceso/avisos/SoloLectura.tsx'
import { INICIO } from '../acceso/direcciones.ts'
import { useAdministra, useMantiene, usePorQueNoDecideDeProfesionales } from '../acceso/permisos.ts'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { REQUISITOS_DE_ENCOMIENDA, useRequisitosDeEncomienda } from './consultas.ts'
import { A_QUIEN_SE_LE_PIDE, quedoComo } from './mensajes.ts'
import { AccionesDeFila } from './referencia/AccionesDeFila.tsx'
import { TablaDeReferencia } from './referencia/TablaDeReferencia.tsx'

const FILAS_AL_PRINCIPIO = 10
const DE_TODAS = 'Todas'
const encomiendaDe = ({ encomiendatipo }: RequisitoDeEncomienda) => enOracion(encomiendatipo ?? DE_TODAS)

/** What each encomienda asks for: the city says which of it keeps a folder from being complete. */
export function RequisitosPage() {
  const administra = useAdministra()
  const mantiene = useMantiene()
  const impedimento = usePorQueNoDecideDeProfesionales()
  return (
    <>
      <PageTitle volverA={INICIO.enlace()} bajada={A_QUIEN_SE_LE_PIDE}>
        Requisitos de encomiendas
      </PageTitle>
      <SoloLectura />
      {mantiene && impedimento && <Notice>{impedimento}</Notice>}
      <TablaDeReferencia
        nombre="Requisitos de encomiendas"
        columnas={['Encomienda', 'Requisito', 'Obligatorio', ...(administra ? ['Acciones'] : [])]}
        consulta={useRequisitosDeEncomienda()}
        busqueda="Buscar por encomienda o requisito"
        textosDe={(fila) => [encomiendaDe(fila), fila.texto]}
        filasAlPrincipio={FILAS_AL_PRINCIPIO}
        siEstaVacia="Ninguna encomienda pide documentación."
        fila={(fila) => (
          <Fila key={fila.idRequisito}>
            <Celda columna="Encomienda">{encomiendaDe(fila)}</Celda>
            <Celda columna="Requisito">{fila.texto}</Celda>
            <Celda columna="Obligatorio">
              <Obligatorio requisito={fila} cambia={mantiene && impedimento === null} />
            </Celda>
            {administra && (
              <Celda columna="Acciones">
                <AccionesDeFila entidad="encomienda_requisito" id={fila.idRequisito} detalle={fila.texto} />
              </Celda>
            )}
          </Fila>
        )}
      />
    </>
  )
}

interface Props {
  readonly requisito: RequisitoDeEncomienda
  readonly cambia: boolean
}

function Obligatorio({ requisito: { idRequisito, texto, obligatorio }, cambia }: Props) {
  const consultas = useQueryClient()
  const { mutate, isPending, variables, error } = useEscritura({
    mutationFn: (nuevo: boolean) =>
      main('PUT /documentacion/requisitoObligatorio', { json: { idRequisito, obligatorio: nuevo } }),
    onSuccess: (_, nuevo) => avisar(quedoComo(texto, nuevo)),
    onSettled: () => consultas.invalidateQueries({ queryKey: [REQUISITOS_DE_ENCOMIENDA] }),
  })
  if (!cambia) {
    return (
      <div>
        <Chip tono="neutro">{obligatorio ? 'Sí' : 'No'}</Chip>
      </div>
    )
  }
  return (
    <div>
      <Switch
        checked={isPending ? variables : obligatorio}
        onChange={({ target }) => mutate(target.checked)}
        slotProps={{ input: { 'aria-label': `Obligatorio: ${texto}` } }}
      />
      <AvisoDeFallo
        error={error}
        texto="No se cambió."
        alReintentar={() => variables !== undefined && mutate(variables)}
      />
    </div>
  )
}
