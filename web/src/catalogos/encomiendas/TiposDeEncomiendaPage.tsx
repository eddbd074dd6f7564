import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { usePorQueNoDecideDeProfesionales } from '../../acceso/permisos.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Celda, Fila, Tabla } from '../../ui/listas/Tabla.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { useTiposPorVersion } from '../consultas.ts'
import { NUEVO, TIPO_DE_ENCOMIENDA } from '../direcciones.ts'
import { PARA_LAS_QUE_SE_EMPIECEN, TITULO_DE_TIPOS } from '../mensajes.ts'

/** What folders are presented for: each type, its forms, and the way to change it. */
export function TiposDeEncomiendaPage() {
  const { data, error, refetch } = useTiposPorVersion()
  const impedimento = usePorQueNoDecideDeProfesionales()
  const nombres = new Map(
    data?.formularios.map(({ idFormularioTipo, FormularioTipo }) => [idFormularioTipo, FormularioTipo]),
  )
  return (
    <>
      <PageTitle volverA={INICIO.enlace()} bajada={PARA_LAS_QUE_SE_EMPIECEN}>
        {TITULO_DE_TIPOS}
      </PageTitle>
      {impedimento ? (
        <Notice>{impedimento}</Notice>
      ) : (
        <Button
          variant="contained"
          startIcon={<Add />}
          component={Link}
          to={TIPO_DE_ENCOMIENDA.enlace(NUEVO)}
          sx={{ mb: 2 }}
        >
          Nuevo tipo
        </Button>
      )}
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data && (
        <Tabla nombre={TITULO_DE_TIPOS} columnas={['Tipo', 'Formularios', 'Croquis', 'Carpetas abiertas', 'Situación']}>
          {data.tipos.map(({ idEncomiendaTipo, encomiendatipo, formularios, requiereCroquis, retirado, carpetas }) => (
            <Fila key={idEncomiendaTipo}>
              <Celda columna="Tipo">
                {impedimento ? (
                  enOracion(encomiendatipo)
                ) : (
                  <Link to={TIPO_DE_ENCOMIENDA.enlace(idEncomiendaTipo)}>{enOracion(encomiendatipo)}</Link>
                )}
              </Celda>
              <Celda columna="Formularios">
                {formularios.map((id) => enOracion(nombres.get(id)?.split(' - ')[0])).join(', ')}
              </Celda>
              <Celda columna="Croquis">{requiereCroquis ? 'Sí' : 'No'}</Celda>
              <Celda columna="Carpetas abiertas">{carpetas}</Celda>
              <Celda columna="Situación">{retirado ? 'Ya no se ofrece' : 'Se ofrece'}</Celda>
            </Fila>
          ))}
        </Tabla>
      )}
    </>
  )
}
