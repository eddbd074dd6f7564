import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { domiciliosPorPadron } from '../../padron/domicilio/domiciliosPorPadron.ts'
import { textoDelDomicilio } from '../../padron/domicilio/textoDelDomicilio.ts'
import { diferida } from '../../red/cargaDiferida.ts'
import { useLectura } from '../../red/useLectura.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { GENERICO, NoHay } from '../../ui/avisos/errorConTexto.ts'
import { GrupoDeCampos } from '../../ui/campos/Campo.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'

const DomicilioObraModal = diferida(() => import('../../padron/domicilio/DomicilioObraModal.tsx'), 'DomicilioObraModal')

interface Props {
  /** Why the one that was paid with does not do any more. */
  readonly motivo: string
  readonly padron: string
  readonly elegido: DomicilioDePadron | null
  readonly alElegir: (domicilio: DomicilioDePadron) => void
}

/** The works' address, chosen again. */
export function OtroDomicilio({ motivo, padron, elegido, alElegir }: Props) {
  const [abierto, setAbierto] = useState(false)
  const eleccion = useLectura(traer, alElegir)
  return (
    <Panel aria-labelledby="otro-domicilio">
      <Typography variant="h2" id="otro-domicilio" sx={{ mb: 2 }}>
        Domicilio de la obra
      </Typography>
      <GrupoDeCampos id="domicilio" label="Domicilio" error={elegido ? undefined : motivo}>
        {elegido && (
          <p style={{ margin: 0 }}>
            {textoDelDomicilio(elegido)}, padrón {elegido.Padron}
          </p>
        )}
        <Button variant="outlined" sx={{ mt: 1.5 }} loading={eleccion.leyendo} onClick={() => setAbierto(true)}>
          Elegir el domicilio
        </Button>
        <AvisoDeFallo texto="No se trajo el domicilio." {...eleccion.fallo} />
      </GrupoDeCampos>
      {abierto && (
        <Suspense fallback={null}>
          <DomicilioObraModal
            padronInicial={padron}
            alCerrar={() => setAbierto(false)}
            alElegir={(domicilio) => {
              setAbierto(false)
              eleccion.pedir(domicilio)
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
}

/** All of it: what the form repeats of its address must be the same. */
async function traer({ Padron, idDomicilio }: Pick<DomicilioDePadron, 'Padron' | 'idDomicilio'>) {
  const domicilio = (await domiciliosPorPadron(Padron)).find((d) => d.idDomicilio === idDomicilio)
  if (!domicilio) throw new NoHay(GENERICO)
  return domicilio
}
