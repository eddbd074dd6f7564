import QrCode2 from '@mui/icons-material/QrCode2'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useAtiende } from '../../acceso/permisos.ts'
import { bajar } from '../../red/bajada.ts'
import { main } from '../../red/cliente.ts'
import { descargar } from '../../red/descargar.ts'
import { Descarga } from '../../ui/archivos/Descarga.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { marcaDeConfirmado } from './marcaDeConfirmado.ts'
import { Seccion } from './Seccion.tsx'
import { TablaDeMantenimientos } from './TablaDeMantenimientos.tsx'
import { TablaDePersonal } from './TablaDePersonal.tsx'
import { TablaDeResponsables } from './TablaDeResponsables.tsx'

/** The elevators of a property: who answers for them, who maintains them, with which staff, and until when. */
export function InmueblePage() {
  const { padron = '' } = useParams()
  const delPersonal = useAtiende()
  const { data, error, refetch } = useQuery({
    queryKey: ['elevadores', 'inmueble', padron],
    queryFn: async () => (await main('GET /elevadores/inmuebles/{padron}', { params: { padron } })).inmueble,
  })
  return (
    <>
      <PageTitle volverA={-1} accion={data?.conTarjeta && <Tarjeta padron={padron} />}>
        {`Elevadores del padrón ${padron}`}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !data && <Spinner />}
      {data && (
        <>
          <Panel aria-label="Inmueble">
            <Ficha
              datos={[
                { nombre: 'Padrón', valor: data.padron },
                { nombre: 'Domicilio', valor: data.domicilio, ancho: 'enTelefono' },
                { nombre: 'Elevadores', valor: data.nroelevadores },
                {
                  nombre: 'Responsable',
                  valor: marcaDeConfirmado(
                    data.responsables[0]?.responsable,
                    data.responsables[0]?.confirmado ?? false,
                  ),
                },
                {
                  nombre: 'Conservadora',
                  valor: marcaDeConfirmado(
                    data.mantenimientos[0]?.empresa?.Institucion,
                    (data.mantenimientos[0]?.revisadoEl ?? null) !== null,
                  ),
                },
              ]}
            />
          </Panel>
          <Seccion
            id="responsables"
            titulo="Responsables"
            cuantas={data.responsables.length}
            vacia="Nadie presentó un formulario 27 de este inmueble."
          >
            <TablaDeResponsables responsables={data.responsables} conEnlaces={delPersonal} />
          </Seccion>
          <Seccion
            id="mantenimiento"
            titulo="Mantenimiento"
            cuantas={data.mantenimientos.length}
            vacia="Ningún conservador presentó su nota (formulario 31)."
          >
            <TablaDeMantenimientos mantenimientos={data.mantenimientos} de="inmueble" delPersonal={delPersonal} />
          </Seccion>
          <Seccion
            id="personal"
            titulo="Personal de la conservadora"
            cuantas={data.personal.length}
            vacia="La conservadora no registró a su personal (formulario 30)."
          >
            <TablaDePersonal personal={data.personal} delPersonal={delPersonal} />
          </Seccion>
        </>
      )}
    </>
  )
}

/** The card with its QR, to hang in the cabin. */
function Tarjeta({ padron }: { padron: string }) {
  const imprimir = () =>
    descargar(
      () => bajar('main', 'GET /elevadores/inmuebles/{padron}/tarjeta', { params: { padron } }),
      `tarjeta-${padron}.pdf`,
    )
  return (
    <Descarga bajar={imprimir}>
      {(boton) => (
        <Button variant="contained" startIcon={<QrCode2 />} {...boton}>
          Tarjeta para la cabina
        </Button>
      )}
    </Descarga>
  )
}
