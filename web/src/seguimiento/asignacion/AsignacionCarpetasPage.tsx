import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { tienePerfil } from '@catastro/domain/roles'
import { TITULO_ASIGNACION } from '@catastro/domain/seguimiento/mensajes'
import { SE_ASIGNAN } from '@catastro/domain/seguimiento/reglas'
import { useState } from 'react'
import { INICIO } from '../../acceso/direcciones.ts'
import { ListaDeCarpetas } from '../../carpetas/listar/ListaDeCarpetas.tsx'
import { traerParaElPersonal } from '../../carpetas/listar/listaDelPersonal.ts'
import { useSesion } from '../../red/sesion.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { AsignarModal } from './AsignarModal.tsx'
import { CargaDeInspectores } from './CargaDeInspectores.tsx'
import { useCargaDeInspectores } from './consultas.ts'
import { InspectorDeCarpeta } from './InspectorDeCarpeta.tsx'

const traer = traerParaElPersonal('asignacion')
const SOLO_MIRA = 'Asignan el jefe y los administradores: usted ve quién tiene cada carpeta.'

/** The third staff list: who inspects each folder in progress. */
export function AsignacionCarpetasPage() {
  const asigna = useSesion((sesion) => tienePerfil(sesion.roles, ['ADMINISTRADOR', 'JEFE']))
  const [elegida, setElegida] = useState<CarpetaListItem | null>(null)
  const carga = useCargaDeInspectores()
  const inspectores = carga.data ?? []
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{TITULO_ASIGNACION}</PageTitle>
      {!asigna && <Notice>{SOLO_MIRA}</Notice>}
      <CargaDeInspectores consulta={carga} />
      <ListaDeCarpetas
        nombre="Carpetas por asignar"
        modo="personal"
        lista="asignacion"
        traer={traer}
        estados={SE_ASIGNAN}
        siEstaVacia="Las carpetas que reciba Mesa de entradas aparecerán aquí."
        otraHerramienta={(carpeta) => (
          <InspectorDeCarpeta
            carpeta={carpeta}
            inspectores={inspectores}
            {...(asigna && { alElegir: () => setElegida(carpeta) })}
          />
        )}
      />
      {elegida && <AsignarModal carpeta={elegida} inspectores={inspectores} alCerrar={() => setElegida(null)} />}
    </>
  )
}
