import { MAX_ITEMS, MAX_TEXTO_DE_ITEM } from '@catastro/domain/visitas/reglas'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { ToolButton } from '../../ui/botones/ToolButton.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'

export interface ItemEscrito {
  /** What tells it from the others while it is written. */
  readonly clave: number
  /** Null: a new one. */
  readonly idItem: number | null
  readonly texto: string
  readonly conFoto: boolean
  readonly estado: number
}

interface Props {
  readonly items: readonly ItemEscrito[]
  readonly alCambiar: (items: readonly ItemEscrito[]) => void
  readonly disabled: boolean
}

/** The items of a list, in the order in which they are looked at. None is deleted: it is asked no more. */
export function ItemsDeLista({ items, alCambiar, disabled }: Props) {
  const cambiar = (clave: number, cambio: Partial<ItemEscrito>) =>
    alCambiar(items.map((item) => (item.clave === clave ? { ...item, ...cambio } : item)))
  const mover = (lugar: number, a: number) => {
    const otros = items.filter((_, i) => i !== lugar)
    const movido = items[lugar]
    if (movido) alCambiar([...otros.slice(0, a), movido, ...otros.slice(a)])
  }
  const agregar = () => {
    const clave = Math.max(0, ...items.map((item) => item.clave)) + 1
    alCambiar([...items, { clave, idItem: null, texto: '', conFoto: false, estado: 1 }])
  }
  return (
    <Box component="fieldset" id="items" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600, mb: 0.5 }}>
        Puntos
      </Box>
      <Box component="ol" aria-label="Puntos" sx={{ m: 0, pl: 3, display: 'grid', gap: 2 }}>
        {items.map((item, lugar) => {
          const nombre = item.texto || `punto ${lugar + 1}`
          return (
            <li key={item.clave}>
              <TextInput
                id={`item-${item.clave}`}
                label={`Qué se mira (punto ${lugar + 1})`}
                maxLength={MAX_TEXTO_DE_ITEM}
                value={item.texto}
                onChange={(texto) => cambiar(item.clave, { texto })}
                disabled={disabled}
              />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
                <FormControlLabel
                  control={
                    <Checkbox checked={item.conFoto} onChange={(_, conFoto) => cambiar(item.clave, { conFoto })} />
                  }
                  label="Con foto, a distancia"
                  disabled={disabled}
                />
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={item.estado === 1}
                      onChange={(_, enUso) => cambiar(item.clave, { estado: enUso ? 1 : 0 })}
                    />
                  }
                  label="En uso"
                  disabled={disabled}
                />
                <ToolButton
                  titulo="Subir"
                  detalle={nombre}
                  disabled={disabled || lugar === 0}
                  onClick={() => mover(lugar, lugar - 1)}
                >
                  <ArrowUpward />
                </ToolButton>
                <ToolButton
                  titulo="Bajar"
                  detalle={nombre}
                  disabled={disabled || lugar === items.length - 1}
                  onClick={() => mover(lugar, lugar + 1)}
                >
                  <ArrowDownward />
                </ToolButton>
                {item.idItem === null && (
                  <Button
                    size="small"
                    onClick={() => alCambiar(items.filter((otro) => otro !== item))}
                    aria-label={`Quitar ${nombre}`}
                  >
                    Quitar
                  </Button>
                )}
              </Box>
            </li>
          )
        })}
      </Box>
      <Button variant="outlined" disabled={disabled || items.length >= MAX_ITEMS} onClick={agregar} sx={{ mt: 1.5 }}>
        Agregar un punto
      </Button>
    </Box>
  )
}
