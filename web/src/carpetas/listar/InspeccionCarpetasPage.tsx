import { TITULO_INSPECCION } from '@catastro/domain/carpetas/mensajes'
import type { Estado } from '@catastro/domain/carpetas/movimientos'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useSearchParams } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { AccionesDeLista } from '../../importaciones/AccionesDeLista.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ListaDeCarpetas } from './ListaDeCarpetas.tsx'
import { traerParaElPersonal } from './listaDelPersonal.ts'

const EN_TRAMITE: readonly Estado[] = ['EN INSPECCION', 'OBSERVADO', 'PENDIENTE DE PAGO', 'PAGADO', 'APROBADO']
const traerRecibidas = traerParaElPersonal(['RECIBIDO MESA ENTRADAS'])
const traerEnTramite = traerParaElPersonal(EN_TRAMITE)

/** Folders received and not inspected yet; and, so that none is out of sight, those that have moved on. */
export function InspeccionCarpetasPage() {
  const [parametros, setParametros] = useSearchParams()
  const enTramite = parametros.get('lista') === 'tramite'
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={
          <AccionesDeLista lista="carpetas" estado={enTramite ? EN_TRAMITE.join(',') : 'RECIBIDO MESA ENTRADAS'} />
        }
      >
        {TITULO_INSPECCION}
      </PageTitle>
      <Tabs
        value={enTramite ? 'tramite' : 'recibidas'}
        // The other list starts at its first page, without the search of this one.
        onChange={(_, lista) => setParametros(lista === 'tramite' ? { lista } : {}, { replace: true })}
        sx={{ mb: 3 }}
      >
        <Tab value="recibidas" id="tab-recibidas" aria-controls="lista-de-carpetas" label="Recibidas" />
        <Tab value="tramite" id="tab-tramite" aria-controls="lista-de-carpetas" label="En trámite" />
      </Tabs>
      <Box role="tabpanel" id="lista-de-carpetas" aria-labelledby={enTramite ? 'tab-tramite' : 'tab-recibidas'}>
        {enTramite ? (
          <ListaDeCarpetas
            key="tramite"
            nombre="Carpetas en trámite"
            modo="personal"
            traer={traerEnTramite}
            estados={EN_TRAMITE}
            siEstaVacia="Aquí se ven las carpetas en inspección, observadas, por pagar, pagadas y aprobadas."
          />
        ) : (
          <ListaDeCarpetas
            key="recibidas"
            nombre="Carpetas por inspeccionar"
            modo="personal"
            traer={traerRecibidas}
            siEstaVacia="Las carpetas que reciba Mesa de entradas aparecerán aquí."
          />
        )}
      </Box>
    </>
  )
}
