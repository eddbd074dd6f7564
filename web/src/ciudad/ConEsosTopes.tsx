import { EXTENSIONES_ACEPTADAS, enBytes, MAX_ARCHIVOS } from '@catastro/domain/archivos/reglas'
import { claseDeTope, NOMBRES_DE_TOPE } from '@catastro/domain/archivos/topes'
import Typography from '@mui/material/Typography'
import { useTopes } from '../envios/useTope.ts'
import { limitesDeArchivos } from '../ui/archivos/UploadField.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'

interface Props {
  readonly dice: Readonly<Record<string, string>>
}

const COLUMNAS = ['Qué', { titulo: 'Hoy', numerica: true }, { titulo: 'Con estos valores', numerica: true }] as const
const enMegas = (megas: string | number | undefined) => (/^\d{1,3}$/.test(String(megas)) ? `${Number(megas)} MB` : '–')

/** What holds now beside what is being typed, and how a screen would say it. */
export function ConEsosTopes({ dice }: Props) {
  const hoy = useTopes()
  const papeles = Number(dice.papeles)
  return (
    <>
      <Tabla nombre="Cuánto puede pesar cada archivo" columnas={COLUMNAS}>
        {NOMBRES_DE_TOPE.map((tope) => (
          <Fila key={tope}>
            <Celda columna="Qué">{claseDeTope(tope).etiqueta}</Celda>
            <Celda columna="Hoy" numerica>
              {enMegas(hoy?.[tope])}
            </Celda>
            <Celda columna="Con estos valores" numerica>
              {enMegas(dice[tope])}
            </Celda>
          </Fila>
        ))}
      </Tabla>
      {papeles > 0 && (
        <Typography sx={{ mt: 2 }}>
          Al adjuntar un papel se lee: «{limitesDeArchivos(MAX_ARCHIVOS, enBytes(papeles), EXTENSIONES_ACEPTADAS)}»
        </Typography>
      )}
    </>
  )
}
