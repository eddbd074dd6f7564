import { rotuloDelEsquema } from '@catastro/domain/campo'
import { comoOracion } from '@catastro/domain/motivo'
import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { PADRON_NO_REGISTRADO } from '@catastro/domain/padron/mensajes'
import { Padron, soloDigitos } from '@catastro/domain/tipos'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { ElegirEnElMapa } from '../../plano/ElegirEnElMapa.tsx'
import { useLectura } from '../../red/useLectura.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { textoDelError } from '../../ui/avisos/errorConTexto.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { InputWithButton } from '../../ui/campos/FormRow.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { DomicilioAMano } from './DomicilioAMano.tsx'
import { DomiciliosHallados } from './DomiciliosHallados.tsx'
import type { DomicilioElegido } from './domicilioElegido.ts'
import { domiciliosPorPadron } from './domiciliosPorPadron.ts'

interface Props {
  readonly padronInicial: string
  readonly alCerrar: () => void
  readonly alElegir: (domicilio: DomicilioElegido) => void
}

/** The works address: by padron, or typed when the register does not have it. */
export function DomicilioObraModal({ padronInicial, alCerrar, alElegir }: Props) {
  const [padron, setPadron] = useState(padronInicial)
  const [hallados, setHallados] = useState<readonly DomicilioDePadron[] | null>(null)
  const [aMano, setAMano] = useState(false)
  const [enElMapa, setEnElMapa] = useState(false)
  const mostrar = (domicilios: readonly DomicilioDePadron[]) => {
    setHallados(domicilios)
    setAMano(domicilios.length === 0)
    setEnElMapa(false)
  }
  const delMapa = useLectura(domiciliosPorPadron, mostrar)
  const ninguno = hallados?.length === 0
  return (
    <Modal abierto titulo="Domicilio de obra" alCerrar={alCerrar}>
      <BuscarPorPadron
        padron={padron}
        alEscribir={(texto) => {
          setPadron(texto)
          setHallados(null)
          delMapa.olvidar()
        }}
        alHallar={mostrar}
      />
      {ninguno && <Notice tono="atencion">{PADRON_NO_REGISTRADO}</Notice>}
      {!aMano && hallados && <DomiciliosHallados domicilios={hallados} alElegir={alElegir} />}
      {enElMapa && (
        <ElegirEnElMapa
          alElegir={(elegido) => {
            setEnElMapa(false)
            setPadron(elegido)
            delMapa.pedir(elegido)
          }}
        />
      )}
      <AvisoDeFallo texto="No se buscó el padrón elegido." {...delMapa.fallo} />
      {!aMano && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {!enElMapa && <Button onClick={() => setEnElMapa(true)}>Elegir en el mapa</Button>}
          <Button onClick={() => setAMano(true)}>Cargar el domicilio a mano</Button>
        </Box>
      )}
      {aMano && <DomicilioAMano key={padron} padron={soloDigitos(padron)} alElegir={alElegir} />}
    </Modal>
  )
}

interface PropsDeBuscarPorPadron {
  readonly padron: string
  readonly alEscribir: (padron: string) => void
  readonly alHallar: (domicilios: readonly DomicilioDePadron[]) => void
}

function BuscarPorPadron({ padron, alEscribir, alHallar }: PropsDeBuscarPorPadron) {
  const [error, setError] = useState<string>()
  const [buscando, setBuscando] = useState(false)
  const buscar = async (evento: FormEvent) => {
    evento.preventDefault()
    evento.stopPropagation() // a portal's submit also reaches the form behind the dialog
    const leido = Padron.safeParse(soloDigitos(padron))
    if (!leido.success) return setError(comoOracion(rotuloDelEsquema(Padron, ''), leido.error.issues[0]?.message ?? ''))
    setError(undefined)
    setBuscando(true)
    try {
      alHallar(await domiciliosPorPadron(leido.data))
    } catch (fallo) {
      setError(textoDelError(fallo))
    }
    setBuscando(false)
  }
  return (
    <form onSubmit={buscar}>
      <InputWithButton>
        <TextInput
          id="padronObra"
          label="Padrón del inmueble"
          help="Hasta 8 números."
          inputMode="numeric"
          value={padron}
          onChange={alEscribir}
          error={error}
        />
        <Button type="submit" variant="outlined" loading={buscando}>
          Buscar
        </Button>
      </InputWithButton>
    </form>
  )
}
