import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { useParams } from 'react-router'
import { numeroDeLaDireccion } from '../../acceso/direccion/direccion.ts'
import { VISITAS_DE_CARPETA } from '../../carpetas/direcciones.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { type ADistancia, useADistancia } from '../consultas.ts'
import { diaConNombre } from '../dias.ts'
import { Fotografiar } from './Fotografiar.tsx'
import { ItemsEnviados } from './ItemsEnviados.tsx'
import { Juzgar } from './Juzgar.tsx'

/** A visit made by the applicant's phone: they are led item by item, and the inspector judges each. */
export function ADistanciaPage() {
  const idVisita = numeroDeLaDireccion(useParams().idVisita)
  if (idVisita === null) return <EmptyState texto="La visita no existe o no está a su alcance." />
  return <Cargada key={idVisita} idVisita={idVisita} />
}

function Cargada({ idVisita }: { idVisita: number }) {
  const { data, error, refetch } = useADistancia(idVisita)
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data) return <Spinner />
  const { visita } = data
  return (
    <>
      <PageTitle
        volverA={VISITAS_DE_CARPETA.enlace(visita.idCarpeta)}
        textoVolver="Volver a las visitas de la carpeta"
        bajada={`${visita.domicilio} · Padrón ${visita.padron} · ${enOracion(visita.trabajo)}`}
      >
        {`Visita a distancia de la carpeta ${visita.idCarpeta}`}
      </PageTitle>
      <DeQuienMira datos={data} />
    </>
  )
}

const COMO_ESTA: Readonly<Record<ADistancia['visita']['estado'], string>> = {
  PLANEADA: 'Todavía faltan las fotos de quien presentó la carpeta.',
  ENVIADA: 'Las fotos están enviadas. El inspector las va a mirar y le va a avisar por correo.',
  CERRADA: 'La visita terminó. Su resultado está en las visitas de la carpeta.',
  CANCELADA: 'La visita se canceló.',
}

function DeQuienMira({ datos }: { datos: ADistancia }) {
  const { visita, items, puede } = datos
  // Another version is another screen: what was asked again starts anew.
  if (puede.fotografiar || puede.enviar) return <Fotografiar key={visita.version} datos={datos} />
  if (puede.juzgar) return <Juzgar key={visita.version} datos={datos} />
  return (
    <>
      <Notice tono={visita.estado === 'CERRADA' ? 'bien' : 'info'}>
        {COMO_ESTA[visita.estado]}
        {visita.estado === 'PLANEADA' && ` Tiene hasta el ${diaConNombre(visita.dia)}.`}
      </Notice>
      <ItemsEnviados items={items} />
    </>
  )
}
