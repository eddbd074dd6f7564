import { TITULO_MIS_CERTIFICADOS } from '@catastro/domain/libreDeuda/mensajes'
import { faltanPasos, TITULO_PUESTA_EN_MARCHA } from '@catastro/domain/puestaEnMarcha/mensajes'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { MIS_CARPETAS_VEREDAS } from '../../carpetas/direcciones.ts'
import { MIS_CERTIFICADOS } from '../../libreDeuda/direcciones.ts'
import { PedirLibreDeuda } from '../../libreDeuda/PedirLibreDeuda.tsx'
import { MIS_PAGOS } from '../../pagos/direcciones.ts'
import { PUESTA_EN_MARCHA } from '../../puestaEnMarcha/direcciones.ts'
import { diferida } from '../../red/cargaDiferida.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Renglon } from '../../ui/pagina/Renglon.tsx'
import { TITULO_MIS_CARPETAS_VEREDAS } from '../../veredas/titulos.ts'
import { FallaAlCargar } from './FallaAlCargar.tsx'
import { algoEspera, CarpetasEnEspera } from './pendientes/CarpetasEnEspera.tsx'
import { usePendientes } from './usePendientes.ts'

// Each fetched by who has it: staff have queues, and who left something half done, drafts.
const TrabajoDelDia = diferida(() => import('./pendientes/TrabajoDelDia.tsx'), 'TrabajoDelDia')
const ObrasPropias = diferida(() => import('./pendientes/ObrasPropias.tsx'), 'ObrasPropias')
const NoEncargadas = diferida(() => import('./pendientes/NoEncargadas.tsx'), 'NoEncargadas')
const FormulariosSinEnviar = diferida(() => import('../../envios/SinEnviar.tsx'), 'FormulariosSinEnviar')

/** What waits for whoever looks, unless it stands above already, and what everybody has of their own. All at once: nothing moves under the finger. */
export function PieDelInicio({ esperaArriba = false }: { esperaArriba?: boolean }) {
  const pendientes = usePendientes()
  if (pendientes.isPending) return null
  return (
    <Suspense>
      {pendientes.isError && (
        <FallaAlCargar
          error={pendientes.error}
          texto="No se pudo saber qué lo espera."
          alReintentar={pendientes.refetch}
        />
      )}
      {pendientes.data && (
        <>
          {pendientes.data.avisos?.map((aviso) => (
            <Notice key={aviso} tono="atencion">
              {aviso}
            </Notice>
          ))}
          {pendientes.data.faltanPasos !== undefined && (
            <Notice tono="atencion">
              {faltanPasos(pendientes.data.faltanPasos)}.{' '}
              <Link to={PUESTA_EN_MARCHA.enlace()}>{TITULO_PUESTA_EN_MARCHA}</Link>
            </Notice>
          )}
          {pendientes.data.noEncargadas && <NoEncargadas carpetas={pendientes.data.noEncargadas} />}
          {!(esperaArriba && algoEspera(pendientes.data)) && <CarpetasEnEspera pendientes={pendientes.data} />}
          {pendientes.data.borradores && <FormulariosSinEnviar borradores={pendientes.data.borradores} />}
          {pendientes.data.obras && <ObrasPropias obras={pendientes.data.obras} />}
          {pendientes.data.colas.length > 0 && <TrabajoDelDia colas={pendientes.data.colas} />}
        </>
      )}
      <Renglon aria-label="Lo suyo">
        <PedirLibreDeuda />
        <Link to={MIS_CERTIFICADOS.enlace()}>{TITULO_MIS_CERTIFICADOS}</Link>
        <Link to={MIS_PAGOS.enlace()}>Mis pagos</Link>
        <Link to={MIS_CARPETAS_VEREDAS.enlace()}>{TITULO_MIS_CARPETAS_VEREDAS}</Link>
      </Renglon>
    </Suspense>
  )
}
