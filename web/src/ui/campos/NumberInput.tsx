import type { Unidad } from '@catastro/domain/campo'
import { entenderCantidad, entenderEntero } from '@catastro/domain/numeros'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { TONOS } from '../theme.ts'
import { ALTO_DE_LO_ENTENDIDO, DICE_LO_ENTENDIDO } from './FormRow.tsx'
import { type PropsDeTexto, TextInput } from './TextInput.tsx'

export interface PropsDeNumero extends Omit<PropsDeTexto, 'inputMode' | 'onFocus' | 'prefijo' | 'sufijo' | 'type'> {
  readonly unidad?: Unidad | undefined
  /** Takes no decimals. */
  readonly entero?: boolean
}

const enMayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

/** A number typed as people write it. Left, it says what was understood, or why nothing was; its place is kept, so that nothing moves. */
export function NumberInput({ unidad, entero = false, ...props }: PropsDeNumero) {
  const { id, value, error, onChange, onBlur } = props
  const [dejado, setDejado] = useState(false)
  const entender = entero ? entenderEntero : entenderCantidad
  const lectura = dejado && !error && value.trim() !== '' ? entender(value, unidad) : null
  const sinEntender = lectura !== null && 'motivo' in lectura
  return (
    <div>
      <TextInput
        {...props}
        inputMode={entero ? 'numeric' : 'decimal'}
        {...(unidad === '$' ? { prefijo: '$' } : { sufijo: unidad })}
        descripcion={`${id}-entendido`}
        // A nought is there to be typed over: a finger would put the caret before it or behind it, as it happens.
        onFocus={({ target }) => {
          if (target.value === '0') target.select()
        }}
        onChange={(texto) => {
          setDejado(false)
          onChange(texto)
        }}
        onBlur={() => {
          setDejado(true)
          onBlur?.()
        }}
      />
      <Box
        id={`${id}-entendido`}
        aria-live="polite"
        className="cifras"
        {...{ [DICE_LO_ENTENDIDO]: '' }}
        sx={{
          mt: 0.5,
          minHeight: ALTO_DE_LO_ENTENDIDO - 4,
          fontSize: '0.875rem',
          color: sinEntender ? TONOS.mal.texto : 'text.secondary',
          fontWeight: sinEntender ? 600 : 400,
        }}
      >
        {lectura && ('motivo' in lectura ? enMayuscula(lectura.motivo) : `Se entiende: ${lectura.entendido}`)}
      </Box>
    </div>
  )
}
