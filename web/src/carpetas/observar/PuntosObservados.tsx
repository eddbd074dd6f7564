import { MAX_OBSERVACION, MAX_OBSERVACIONES } from '@catastro/domain/carpetas/reglas'
import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/Delete'
import Place from '@mui/icons-material/Place'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ErrorDelResumen } from '../../ui/avisos/ErrorSummary.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { SelectInput } from '../../ui/campos/SelectInput.tsx'
import { TextoContado } from '../../ui/campos/TextoContado.tsx'
import { COLORES } from '../../ui/theme.ts'
import { useArchivosDe, useFormulariosDe, useRequisitosDe } from '../consultas.ts'
import { campoDeSobre, campoDeTexto, nuevoPunto, opcionesDe, type Punto } from './puntosObservados.ts'

interface Props {
  readonly idCarpeta: number
  readonly puntos: readonly Punto[]
  readonly alCambiar: (puntos: readonly Punto[]) => void
  readonly errores: readonly ErrorDelResumen[]
  readonly disabled: boolean
  /** The number of the first of them, after those that were observed before. */
  readonly desde?: number
  /** Shows where on its file one is. */
  readonly alVer?: (punto: Punto) => void
}

/** Observations of one form, file or requirement each, as many as it takes. */
export function PuntosObservados({ idCarpeta, puntos, alCambiar, errores, disabled, desde = 1, alVer }: Props) {
  const { data: formularios = [] } = useFormulariosDe(idCarpeta)
  const { data: archivos = [] } = useArchivosDe(idCarpeta)
  const { data: requisitos = [] } = useRequisitosDe(idCarpeta)
  const opciones = opcionesDe(formularios, archivos, requisitos)
  const errorDe = (campo: string) => errores.find((error) => error.campo === campo)?.texto
  const cambiar = (cual: Punto, cambio: Partial<Punto>) =>
    alCambiar(puntos.map((punto) => (punto === cual ? { ...punto, ...cambio } : punto)))
  return (
    <FormStack>
      {puntos.map((punto, lugar) => (
        <Box
          key={punto.id}
          component="fieldset"
          sx={{ m: 0, minWidth: 0, border: `1px solid ${COLORES.linea}`, borderRadius: 1, p: 2 }}
        >
          <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
            {punto.marca
              ? `Punto ${desde + lugar}, página ${punto.marca.pagina}`
              : `Observación sobre una parte (${lugar + 1})`}
          </Box>
          <FormStack>
            {punto.marca ? (
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                {opciones.find(({ valor }) => valor === punto.sobre)?.texto}
              </Box>
            ) : (
              <SelectInput
                id={campoDeSobre(punto)}
                label="Sobre qué"
                value={punto.sobre}
                onChange={(sobre) => cambiar(punto, { sobre })}
                opciones={opciones}
                error={errorDe(campoDeSobre(punto))}
                disabled={disabled}
              />
            )}
            <TextoContado
              id={campoDeTexto(punto)}
              label="Qué hay que corregir"
              max={MAX_OBSERVACION}
              rows={2}
              value={punto.texto}
              onChange={(texto) => cambiar(punto, { texto })}
              error={errorDe(campoDeTexto(punto))}
              disabled={disabled}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {punto.marca && alVer && (
                <Button size="small" startIcon={<Place />} onClick={() => alVer(punto)}>
                  Ver en la página
                </Button>
              )}
              <Button
                size="small"
                startIcon={<Delete />}
                disabled={disabled}
                aria-label={`Quitar la observación ${lugar + 1}`}
                onClick={() => alCambiar(puntos.filter((otro) => otro !== punto))}
              >
                Quitar
              </Button>
            </Box>
          </FormStack>
        </Box>
      ))}
      {/* One place is left for what is observed of the folder as a whole. */}
      {puntos.length < MAX_OBSERVACIONES - 1 && (
        <div>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Add />}
            disabled={disabled}
            onClick={() => alCambiar([...puntos, nuevoPunto(puntos)])}
          >
            {puntos.length === 0 ? 'Observar una parte de la carpeta' : 'Agregar otra'}
          </Button>
        </div>
      )}
    </FormStack>
  )
}
