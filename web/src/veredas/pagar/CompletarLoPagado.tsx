import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { FALTAN_FOTOS, TITULO_VEREDAS } from '@catastro/domain/veredas/mensajes'
import { FOTOS_PARA_PRESENTAR, MAX_FOTOS_POR_ENTRADA, maximoDeFotos } from '@catastro/domain/veredas/trabajos'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { ErrorSummary } from '../../ui/avisos/ErrorSummary.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { ProgressBar } from '../../ui/avisos/ProgressBar.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { CampoDeFotos } from '../../ui/fotos/CampoDeFotos.tsx'
import { pesos } from '../../ui/pagina/formato.ts'
import { LineasDeImporte } from '../../ui/pagina/LineasDeImporte.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { VEREDAS_INICIO } from '../direcciones.ts'
import { marcasDe } from '../marcas.ts'
import { FALTA_ALGO, FOTOS_QUE_AGREGA, NO_SE_PAGA_DE_NUEVO } from '../mensajes.ts'
import { FotosPagadas, useFotosPagadas } from './FotosPagadas.tsx'
import { OtroDomicilio } from './OtroDomicilio.tsx'
import { type PropsDeLoPagado, usePresentarLoPagado } from './usePresentarLoPagado.ts'

const FOTOS = 'FotoVeredaArchivo'
/** What is mended by choosing another address. */
const DEL_DOMICILIO: readonly string[] = ['idCalle', 'idDomicilio']

/** Paid, and something is missing to file it: it is added here, and sent without paying again. */
export function CompletarLoPagado({ vereda, alPresentar }: PropsDeLoPagado) {
  const { falta, fotos, lineas, monto, idPago } = vereda
  const pagadas = useFotosPagadas(fotos)
  const [nuevas, setNuevas] = useState<readonly File[]>([])
  const [domicilio, setDomicilio] = useState<DomicilioDePadron | null>(null)
  const [intento, setIntento] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const { ocupado, progreso, enviar } = usePresentarLoPagado({ vereda, alPresentar, alFallar: setError })

  const faltanFotos = fotos.length + nuevas.length < FOTOS_PARA_PRESENTAR
  const delDomicilio = falta.find(({ path }) => DEL_DOMICILIO.includes(path))
  const errores = [
    ...(delDomicilio && !domicilio ? [{ campo: 'domicilio', texto: delDomicilio.msg }] : []),
    ...(faltanFotos ? [{ campo: FOTOS, texto: FALTAN_FOTOS }] : []),
  ]
  const textoDe = (campo: string) => errores.find((e) => e.campo === campo)?.texto
  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault()
    setIntento(intento + 1)
    setError(null)
    if (errores.length === 0) void enviar(nuevas, domicilio ? comoCambio(domicilio) : {})
  }
  return (
    <>
      <PageTitle volverA={VEREDAS_INICIO.enlace()} bajada={`${FALTA_ALGO}. ${NO_SE_PAGA_DE_NUEVO}`}>
        {TITULO_VEREDAS}
      </PageTitle>
      <form onSubmit={alEnviar} noValidate>
        <ErrorSummary errores={errores} intento={intento} />
        <FormStack>
          {delDomicilio && (
            <OtroDomicilio
              padron={vereda.respuestas.Padron ?? ''}
              motivo={delDomicilio.msg}
              elegido={domicilio}
              alElegir={setDomicilio}
            />
          )}
          <Panel aria-labelledby="fotos-pagadas">
            <Typography variant="h2" id="fotos-pagadas" sx={{ mb: 2 }}>
              Fotos antes de la obra
            </Typography>
            <FotosPagadas fotos={pagadas} />
            {fotos.length < maximoDeFotos(marcasDe(vereda.respuestas)) && (
              <CampoDeFotos
                id={FOTOS}
                label={FOTOS_QUE_AGREGA}
                max={Math.min(MAX_FOTOS_POR_ENTRADA, maximoDeFotos(marcasDe(vereda.respuestas)) - fotos.length)}
                fotos={nuevas}
                otras={pagadas.map(({ blob }) => blob)}
                alCambiar={setNuevas}
                error={textoDe(FOTOS)}
                disabled={ocupado}
              />
            )}
            {progreso !== null && <ProgressBar porcentaje={progreso} label="Enviando" />}
            <Button type="submit" variant="contained" loading={ocupado} sx={{ mt: 3 }}>
              Enviar formulario
            </Button>
            <AvisoDeFallo error={error} />
          </Panel>
          <Panel aria-labelledby="lo-pagado">
            <Typography variant="h2" id="lo-pagado" sx={{ mb: 1 }}>
              Lo que pagó
            </Typography>
            <Notice tono="bien">
              Pago {idPago} confirmado: {pesos(monto)}.
            </Notice>
            <LineasDeImporte
              nombre="Lo que pagó"
              lineas={lineas.map((linea) => ({ ...linea, importe: pesos(linea.importe) }))}
            />
          </Panel>
        </FormStack>
      </form>
    </>
  )
}

const comoCambio = ({ calle: _, ...domicilio }: DomicilioDePadron) =>
  Object.fromEntries(Object.entries(domicilio).map(([campo, valor]) => [campo, String(valor ?? '')]))
