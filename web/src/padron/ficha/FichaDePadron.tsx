import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { PADRON_NO_EXISTE } from '@catastro/domain/padron/mensajes'
import Print from '@mui/icons-material/Print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { ErrorDeLlamada } from '../../red/errorDeLlamada.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { CertificadoModal } from '../certificado/CertificadoModal.tsx'
import { CONSULTA_PADRON } from '../direcciones.ts'
import { textoDelDomicilio } from '../domicilio/textoDelDomicilio.ts'
import type { SeccionDeFicha } from './seccion.ts'
import { useDatosDelPadron } from './useDatosDelPadron.ts'

/** One property: what the register has of it, and what others know of it, each in its section. */
export function FichaDePadron({ secciones }: { secciones: readonly SeccionDeFicha[] }) {
  const { padron = '' } = useParams()
  const [imprime, setImprime] = useState(false)
  const { data, error, isPending, refetch } = useDatosDelPadron(padron)
  const noExiste = error instanceof ErrorDeLlamada && (error.status === 404 || error.status === 400)
  const imprimir = (
    <Button variant="outlined" startIcon={<Print />} onClick={() => setImprime(true)}>
      Imprimir certificado
    </Button>
  )
  return (
    <>
      <PageTitle volverA={CONSULTA_PADRON.enlace()} textoVolver="Consultar padrón" accion={data && imprimir}>
        {`Padrón ${padron}`}
      </PageTitle>
      {isPending && <Spinner />}
      {noExiste && <EmptyState texto={PADRON_NO_EXISTE} />}
      {error && !noExiste && <FailedState error={error} alReintentar={refetch} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <DatosDelPadron ficha={data} />
          {secciones.map(({ clave, Contenido }) => (
            <Suspense key={clave} fallback={<Spinner />}>
              <Contenido padron={padron} />
            </Suspense>
          ))}
        </Box>
      )}
      {data && imprime && <CertificadoModal padron={data} alCerrar={() => setImprime(false)} />}
    </>
  )
}

type DatosDeFicha = RespuestaDe<'main', 'GET /padron/ficha/{padron}'>['ficha']

/** Holder, numbers and addresses. What is masked came masked from the server. */
function DatosDelPadron({ ficha }: { ficha: DatosDeFicha }) {
  const varios = ficha.domicilios.length > 1
  return (
    <Panel aria-label="El inmueble">
      <Ficha
        datos={[
          { nombre: 'Titular', valor: ficha.apeynom, ancho: 'enTelefono' },
          { nombre: 'DNI', valor: ficha.dni },
          { nombre: 'CUIT', valor: ficha.cuit && cuilConGuiones(ficha.cuit) },
          { nombre: 'Padrón provincial', valor: ficha.padronp },
        ]}
      />
      <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
        {varios ? 'Domicilios' : 'Domicilio'}
      </Typography>
      {ficha.domicilios.length === 0 && <Typography>Sin domicilio registrado</Typography>}
      {ficha.domicilios.map((domicilio) => (
        <UnDomicilio key={domicilio.idDomicilio} domicilio={domicilio} />
      ))}
    </Panel>
  )
}

function UnDomicilio({ domicilio: d }: { domicilio: DomicilioDePadron }) {
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{textoDelDomicilio(d)}</Typography>
      <Ficha
        datos={[
          { nombre: 'Sección', valor: d.Seccion },
          { nombre: 'Manzana', valor: d.Manzana },
          { nombre: 'Parcela', valor: d.Parcela },
          { nombre: 'Distrito', valor: d.Distrito },
          { nombre: 'Dominio', valor: d.Dominio },
        ]}
      />
    </Box>
  )
}
