import type { RequisitoDeEncomienda } from '@catastro/domain/carpetas/requisitosDeEncomienda'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { useAdministra, usePorQueNoDecideDeProfesionales } from '../../acceso/permisos.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Celda, Fila } from '../../ui/listas/Tabla.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { fecha } from '../../ui/pagina/formato.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { useRequisitosDeEncomienda } from '../consultas.ts'
import { NUEVO, REQUISITO } from '../direcciones.ts'
import { A_QUIEN_SE_LE_PIDE, LOS_CAMBIA_UN_ADMINISTRADOR } from '../mensajes.ts'
import { TablaDeReferencia } from '../referencia/TablaDeReferencia.tsx'

const FILAS_AL_PRINCIPIO = 10
const DE_TODAS = 'Todas'
const encomiendaDe = ({ encomiendatipo }: RequisitoDeEncomienda) => enOracion(encomiendatipo ?? DE_TODAS)

function situacionDe({ rige, retirado, cambiaEl }: RequisitoDeEncomienda): string {
  if (!rige && cambiaEl === null) return 'Todavía no se pide'
  return `${retirado ? 'Ya no se pide' : 'Se pide'}${cambiaEl === null ? '' : `, cambia el ${fecha(cambiaEl)}`}`
}

/** What each encomienda asks for: an ADMINISTRADOR changes it, by versions (A-261). */
export function RequisitosPage() {
  const administra = useAdministra()
  const impedimento = usePorQueNoDecideDeProfesionales()
  const cambia = administra && impedimento === null
  return (
    <>
      <PageTitle volverA={INICIO.enlace()} bajada={A_QUIEN_SE_LE_PIDE}>
        Requisitos de encomiendas
      </PageTitle>
      {(impedimento || !administra) && <Notice>{administra ? impedimento : LOS_CAMBIA_UN_ADMINISTRADOR}</Notice>}
      {cambia && (
        <Button variant="contained" startIcon={<Add />} component={Link} to={REQUISITO.enlace(NUEVO)} sx={{ mb: 2 }}>
          Nuevo requisito
        </Button>
      )}
      <TablaDeReferencia
        nombre="Requisitos de encomiendas"
        columnas={['Encomienda', 'Requisito', 'Obligatorio', 'Situación']}
        consulta={useRequisitosDeEncomienda()}
        busqueda="Buscar por encomienda o requisito"
        textosDe={(fila) => [encomiendaDe(fila), fila.texto]}
        filasAlPrincipio={FILAS_AL_PRINCIPIO}
        siEstaVacia="Ninguna encomienda pide documentación."
        fila={(fila) => (
          <Fila key={fila.idRequisito}>
            <Celda columna="Encomienda">{encomiendaDe(fila)}</Celda>
            <Celda columna="Requisito">
              {cambia ? <Link to={REQUISITO.enlace(fila.idRequisito)}>{fila.texto}</Link> : fila.texto}
            </Celda>
            <Celda columna="Obligatorio">
              <Chip tono="neutro">{fila.obligatorio ? 'Sí' : 'No'}</Chip>
            </Celda>
            <Celda columna="Situación">{situacionDe(fila)}</Celda>
          </Fila>
        )}
      />
    </>
  )
}
