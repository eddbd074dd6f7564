import { claseDe } from '@catastro/domain/conservacion/clases'
import type { Conservada } from '@catastro/domain/conservacion/llamadas'
import { enDiasGuardado } from '@catastro/domain/conservacion/mensajes'
import Typography from '@mui/material/Typography'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { fecha } from '../ui/pagina/formato.ts'

const numerica = (titulo: string) => ({ titulo, numerica: true }) as const
const HAY = numerica('Hay')
const ESTA_NOCHE = numerica('Se van esta noche')
const EN_UN_MES = numerica('En 30 días')
const COLUMNAS = ['Qué', 'Se guarda', HAY, ESTA_NOCHE, EN_UN_MES, 'Lo más viejo se va', 'La última vez']
const numero = (n: number) => n.toLocaleString('es-AR')

interface Props {
  readonly clases: readonly Conservada[] | undefined
  /** Rows shown while they come. */
  readonly mientras: number
}

/** Kind by kind: what of each goes and when. */
export const TablaDeConservacion = ({ clases, mientras }: Props) => (
  <Tabla nombre="Qué se va y cuándo" columnas={COLUMNAS} cargando={clases ? 0 : mientras}>
    {(clases ?? []).map((una) => (
      <FilaDeClase key={una.clase} una={una} />
    ))}
  </Tabla>
)

function FilaDeClase({ una }: { una: Conservada }) {
  const { etiqueta, queSeVa } = claseDe(una.clase)
  return (
    <Fila>
      <Celda columna="Qué">
        <div>
          <strong>{etiqueta}</strong>
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '32em' }}>
            {queSeVa}
          </Typography>
        </div>
      </Celda>
      <Celda columna="Se guarda">
        <div>
          {enDiasGuardado(una.enVigor)}
          <PorQue una={una} />
        </div>
      </Celda>
      <Celda columna="Hay" numerica>
        {numero(una.hay)}
      </Celda>
      <Celda columna="Se van esta noche" numerica>
        {numero(una.seVan)}
      </Celda>
      <Celda columna="En 30 días" numerica>
        {numero(una.enUnMes)}
      </Celda>
      <Celda columna="Lo más viejo se va">{cuando(una)}</Celda>
      <Celda columna="La última vez">
        {una.ultima ? `${fecha(una.ultima.hechaEl)}: ${numero(una.ultima.cuantas)}` : 'Nunca'}
      </Celda>
    </Fila>
  )
}

const cuando = ({ seVan, proximo }: Conservada) => {
  if (seVan > 0) return 'Esta noche'
  return proximo ? fecha(proximo) : '–'
}

/** Why it is not as the city wrote it. */
function PorQue({ una: { clase, dias, enVigor, desde, instalacion } }: { una: Conservada }) {
  const { ajuste } = claseDe(clase)
  const loDice = instalacion === enVigor && ajuste
  if (!desde && !loDice) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {desde ? `Desde el ${fecha(desde)}: ${enDiasGuardado(dias).toLowerCase()}` : `Lo fija la instalación (${ajuste})`}
    </Typography>
  )
}
