import { skipToken, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { numeroDeLaDireccion } from '../../acceso/direccion/direccion.ts'
import { useAtiende } from '../../acceso/permisos.ts'
import { main } from '../../red/cliente.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { Seccion } from './Seccion.tsx'
import { TablaDeInscripciones } from './TablaDeInscripciones.tsx'
import { TablaDeMantenimientos } from './TablaDeMantenimientos.tsx'
import { TablaDePersonal } from './TablaDePersonal.tsx'

/** A maintenance company: its inscriptions, its staff, and the properties whose elevators it maintains. */
export function EmpresaPage() {
  const idInstitucion = numeroDeLaDireccion(useParams().idInstitucion) ?? 0
  const delPersonal = useAtiende()
  const { data, error, refetch } = useQuery({
    queryKey: ['elevadores', 'empresa', idInstitucion],
    queryFn: idInstitucion
      ? async () => (await main('GET /elevadores/empresas/{idInstitucion}', { params: { idInstitucion } })).empresa
      : skipToken,
  })
  return (
    <>
      <PageTitle volverA={-1}>{data?.Institucion ?? 'Empresa conservadora'}</PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !data && <Spinner />}
      {data && (
        <>
          <Panel aria-label="Empresa">
            <Ficha
              datos={[
                {
                  nombre: 'Inscripción',
                  valor: (
                    <Chip tono={data.confirmada ? 'bien' : 'info'}>
                      {data.confirmada ? 'Confirmada' : 'En trámite'}
                    </Chip>
                  ),
                },
                { nombre: 'Razón social', valor: data.razonsocial, ancho: 'enTelefono' },
                { nombre: 'CUIT', valor: cuilConGuiones(data.cuit) },
                { nombre: 'Número de conservador', valor: data.nroconservador },
                { nombre: 'Número de instalador', valor: data.nroinstalador },
                { nombre: 'Domicilio', valor: data.domicilio, ancho: 'enTelefono' },
                { nombre: 'Teléfono', valor: data.telefono },
              ]}
            />
          </Panel>
          <Seccion
            id="inmuebles"
            titulo="Inmuebles que conserva"
            cuantas={data.mantenimientos.length}
            vacia="No presentó la nota (formulario 31) de ningún inmueble."
          >
            <TablaDeMantenimientos mantenimientos={data.mantenimientos} de="empresa" delPersonal={delPersonal} />
          </Seccion>
          <Seccion
            id="personal"
            titulo="Personal de la conservadora"
            cuantas={data.personal.length}
            vacia="No registró a su personal (formulario 30)."
          >
            <TablaDePersonal personal={data.personal} delPersonal={delPersonal} />
          </Seccion>
          <Seccion id="inscripciones" titulo="Inscripciones" cuantas={data.inscripciones.length} vacia="">
            <TablaDeInscripciones
              inscripciones={data.inscripciones}
              empresa={data.Institucion}
              delPersonal={delPersonal}
            />
          </Seccion>
        </>
      )}
    </>
  )
}
