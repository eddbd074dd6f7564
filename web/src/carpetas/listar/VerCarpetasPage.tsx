import { TITULO_MESA } from '@catastro/domain/carpetas/mensajes'
import { INICIO } from '../../acceso/direcciones.ts'
import { AccionesDeLista } from '../../importaciones/AccionesDeLista.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { ListaDeCarpetas } from './ListaDeCarpetas.tsx'
import { traerParaElPersonal } from './listaDelPersonal.ts'

const traer = traerParaElPersonal('mesa')

export function VerCarpetasPage() {
  return (
    <>
      <PageTitle volverA={INICIO.enlace()} accion={<AccionesDeLista lista="carpetas" estado="PRESENTADO" />}>
        {TITULO_MESA}
      </PageTitle>
      <ListaDeCarpetas
        nombre="Carpetas por recibir"
        modo="personal"
        lista="mesa"
        traer={traer}
        siEstaVacia="Cuando una carpeta presentada esté completa aparecerá aquí para recibirla."
      />
    </>
  )
}
