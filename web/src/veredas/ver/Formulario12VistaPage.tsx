import { bloquesDeVereda } from '@catastro/domain/veredas/guardado'
import { TITULO_VEREDAS } from '@catastro/domain/veredas/mensajes'
import Stack from '@mui/material/Stack'
import { useParams } from 'react-router'
import { numeroDeLaDireccion } from '../../acceso/direccion/direccion.ts'
import { useCarpeta } from '../../carpetas/consultas.ts'
import { LegajoDeCarpeta } from '../../carpetas/desglose/LegajoDeCarpeta.tsx'
import { HistorialDeCarpeta } from '../../carpetas/ver/HistorialDeCarpeta.tsx'
import { FotosDeVereda } from '../../carpetas/vereda/FotosDeVereda.tsx'
import { LoPagadoDeVereda } from '../../carpetas/vereda/LoPagadoDeVereda.tsx'
import { useVeredaDe } from '../../carpetas/vereda/useVeredaDe.ts'
import { SIN_COMPLETAR } from '../../formularios/mensajes.ts'
import { VistaDeFormulario } from '../../formularios/VistaDeFormulario.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { RespuestasEnBloques } from '../../ui/pagina/RespuestasEnBloques.tsx'

/** The sidewalk form as it was filed, with its photos, what was paid, and its folder's history and PDF. */
export function Formulario12VistaPage() {
  const idCarpeta = numeroDeLaDireccion(useParams().idCarpeta)
  return idCarpeta === null ? (
    <VistaDeFormulario titulo={TITULO_VEREDAS} idCarpeta={null} registro={undefined}>
      <Notice>{SIN_COMPLETAR}</Notice>
    </VistaDeFormulario>
  ) : (
    <Vista idCarpeta={idCarpeta} />
  )
}

/** Shown line by line below, with the payment. */
const EN_LO_PAGADO: readonly string[] = ['Liquidación', 'Pago']

function Vista({ idCarpeta }: { idCarpeta: number }) {
  const { data: vereda, error, refetch } = useVeredaDe(idCarpeta)
  const { data: carpeta } = useCarpeta(idCarpeta)
  return (
    <VistaDeFormulario titulo={TITULO_VEREDAS} idCarpeta={idCarpeta} registro={vereda ?? undefined}>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && vereda === undefined && <Spinner />}
      {vereda === null && <Notice>{SIN_COMPLETAR}</Notice>}
      {vereda && (
        <Stack spacing={3}>
          <RespuestasEnBloques
            bloques={bloquesDeVereda(vereda).filter(({ titulo }) => !EN_LO_PAGADO.includes(titulo))}
          />
          <LoPagadoDeVereda vereda={vereda} />
          <FotosDeVereda fotos={vereda.fotos} />
          {carpeta && <HistorialDeCarpeta carpeta={carpeta} />}
          <LegajoDeCarpeta idCarpeta={idCarpeta} />
        </Stack>
      )}
    </VistaDeFormulario>
  )
}
