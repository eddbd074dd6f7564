import { comoOracion } from '@catastro/domain/motivo'
import { DOCUMENTO_INVALIDO, DOCUMENTO_LARGO, NOMBRE_CORTO } from '@catastro/domain/padron/mensajes'
import { MAX_NOMBRE, MIN_LETRAS, normalizarNombre } from '@catastro/domain/padron/nombre'
import { MAX_DOCUMENTO, MIN_DOCUMENTO } from '@catastro/domain/padron/reglas'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useEffect, useState } from 'react'
import { InputWithButton } from '../../ui/campos/FormRow.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import type { Busqueda } from './busqueda.ts'

interface Props {
  readonly busqueda: Busqueda | null
  readonly alBuscar: (por: Busqueda['por'], texto: string) => void
}

const sinSignos = (texto: string) => texto.replace(/[\s.-]/g, '')
const documentoMal = (texto: string) =>
  /^\d+$/.test(texto) && texto.length >= MIN_DOCUMENTO ? undefined : DOCUMENTO_INVALIDO
const nombreMal = (texto: string) =>
  normalizarNombre(texto).length >= MIN_LETRAS
    ? undefined
    : comoOracion({ etiqueta: 'Nombre', articulo: 'el' }, NOMBRE_CORTO)

/** By CUIL or DNI, or by the holder's name. */
export function BusquedaDePadron({ busqueda, alBuscar }: Props) {
  return (
    <Panel aria-label="Buscar padrones" className="no-imprimir" sx={{ mb: 3 }}>
      <search>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
          <CampoDeBusqueda
            id="documento"
            label="CUIL o DNI"
            help="Solo números: de 7 a 11."
            boton="Buscar por CUIL o DNI"
            inputMode="numeric"
            inicial={busqueda?.por === 'documento' ? busqueda.texto : ''}
            limpiar={sinSignos}
            entran={MAX_DOCUMENTO}
            siSobran={DOCUMENTO_LARGO}
            validar={documentoMal}
            alBuscar={(texto) => alBuscar('documento', texto)}
          />
          <CampoDeBusqueda
            id="nombre"
            label="Nombre del titular"
            help="Alcanza con partes del apellido o del nombre."
            boton="Buscar por nombre"
            maxLength={MAX_NOMBRE}
            inicial={busqueda?.por === 'nombre' ? busqueda.texto : ''}
            limpiar={(texto) => texto.toUpperCase().slice(0, MAX_NOMBRE)}
            validar={nombreMal}
            alBuscar={(texto) => alBuscar('nombre', texto.trim())}
          />
        </Box>
      </search>
    </Panel>
  )
}

interface PropsDeCampoDeBusqueda {
  readonly id: string
  readonly label: string
  readonly help: string
  readonly boton: string
  readonly inicial: string
  readonly maxLength?: number
  readonly inputMode?: 'numeric'
  /** What a text becomes while it is typed. */
  readonly limpiar: (texto: string) => string
  /** A longer text is not taken, and it is said: cut, it would be another one. */
  readonly entran?: number
  readonly siSobran?: string
  readonly validar: (texto: string) => string | undefined
  readonly alBuscar: (texto: string) => void
}

/** One way to look for properties: a text, its rule, and its button. */
function CampoDeBusqueda({
  limpiar,
  entran,
  siSobran,
  validar,
  alBuscar,
  boton,
  inicial,
  ...campo
}: PropsDeCampoDeBusqueda) {
  const [texto, setTexto] = useState(inicial)
  const [error, setError] = useState<string>()
  // Whoever looks the other way leaves nothing here that was not looked for.
  useEffect(() => {
    setTexto(inicial)
    setError(undefined)
  }, [inicial])
  const escribir = (nuevo: string) => {
    const limpio = limpiar(nuevo)
    if (entran !== undefined && limpio.length > entran) {
      setError(siSobran)
      return
    }
    setTexto(limpio)
    if (error === siSobran) setError(undefined)
  }
  const buscar = (evento: FormEvent) => {
    evento.preventDefault()
    const falla = validar(texto)
    setError(falla)
    if (falla) document.getElementById(campo.id)?.focus()
    else alBuscar(texto)
  }
  return (
    <form onSubmit={buscar} noValidate>
      <InputWithButton>
        <TextInput {...campo} value={texto} onChange={escribir} error={error} />
        <Button type="submit" variant="outlined" startIcon={<Search />} aria-label={boton}>
          Buscar
        </Button>
      </InputWithButton>
    </form>
  )
}
