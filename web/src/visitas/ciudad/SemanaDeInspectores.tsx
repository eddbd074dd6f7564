import { sumarDias } from '@catastro/domain/plazos/calendario'
import { cuantos } from '@catastro/domain/plurales'
import type { Visita } from '@catastro/domain/visitas/campos'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { VISITAS_DE_CARPETA } from '../../carpetas/direcciones.ts'
import { hoy } from '../../ui/pagina/hoy.ts'
import { ALTO_PARA_EL_DEDO, COLORES, CON_EL_DEDO } from '../../ui/theme.ts'
import { aQueHora, diaConNombre, diaCorto } from '../dias.ts'
import { SIN_INSPECTOR } from '../mensajes.ts'

interface Fila {
  readonly idInspector: number | null
  readonly inspector: string
}

interface Props {
  readonly desde: string
  /** Those who may be given visits; one who no longer may, or none, has a row while there is a visit of theirs. */
  readonly inspectores: readonly Fila[]
  readonly visitas: readonly Visita[]
  /** Absent for whoever plans nobody's visits. */
  readonly alElegirDia?: (idInspector: number, dia: string) => void
}

const DIAS = 7

/** Nobody's visit is lost from sight: of an inspector who was disabled, or who was never given it. */
function filasDe(
  inspectores: readonly Fila[],
  visitas: readonly Visita[],
): (Fila & { readonly seLePlanea: boolean })[] {
  const otros = new Map(
    visitas
      .filter((v) => v.estado !== 'CANCELADA' && !inspectores.some(({ idInspector }) => idInspector === v.idInspector))
      .map(({ idInspector, inspector }) => [idInspector, inspector ?? SIN_INSPECTOR]),
  )
  return [
    ...inspectores.map((fila) => ({ ...fila, seLePlanea: true })),
    ...[...otros].map(([idInspector, inspector]) => ({ idInspector, inspector, seLePlanea: false })),
  ]
}

/** Seven days of each inspector, one beside another: where there is room is seen at a glance. */
export function SemanaDeInspectores({ desde, inspectores, visitas, alElegirDia }: Props) {
  const dias = Array.from({ length: DIAS }, (_, n) => sumarDias(desde, n))
  return (
    <Semana>
      <table aria-label="La semana de los inspectores">
        <thead>
          <tr>
            <th scope="col">Inspector</th>
            {dias.map((dia) => (
              <th key={dia} scope="col" aria-current={dia === hoy() ? 'date' : undefined}>
                {diaCorto(dia)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filasDe(inspectores, visitas).map(({ idInspector, inspector, seLePlanea }) => (
            <tr key={idInspector}>
              <th scope="row">{inspector}</th>
              {dias.map((dia) => (
                <Dia
                  key={dia}
                  dia={dia}
                  visitas={visitas.filter((v) => v.dia === dia && v.idInspector === idInspector)}
                  quien={inspector}
                  {...(alElegirDia &&
                    seLePlanea &&
                    idInspector !== null &&
                    dia >= hoy() && { alElegir: () => alElegirDia(idInspector, dia) })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Semana>
  )
}

interface PropsDeDia {
  readonly dia: string
  readonly quien: string
  readonly visitas: readonly Visita[]
  readonly alElegir?: () => void
}

function Dia({ dia, quien, visitas, alElegir }: PropsDeDia) {
  const enPie = visitas.filter(({ estado }) => estado !== 'CANCELADA')
  return (
    <td data-dia={diaCorto(dia)}>
      <span className="cuantas">{enPie.length === 0 ? 'Libre' : cuantos(enPie.length, 'visita', 'visitas')}</span>
      {enPie.map((visita) => (
        <Link key={visita.idVisita} to={VISITAS_DE_CARPETA.enlace(visita.idCarpeta)}>
          <strong>{visita.modo === 'A DISTANCIA' ? 'A distancia' : aQueHora(visita)}</strong> {visita.domicilio}
        </Link>
      ))}
      {alElegir && (
        <button type="button" aria-label={`Planear para ${quien}, ${diaConNombre(dia)}`} onClick={alElegir}>
          Planear
        </button>
      )}
    </td>
  )
}

/** On a phone each inspector is a card, with the days one under another. */
const Semana = styled('div')(({ theme }) => ({
  background: COLORES.papel,
  border: `1px solid ${COLORES.linea}`,
  borderRadius: 8,
  marginBottom: 32,
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th, & td': {
    padding: 8,
    textAlign: 'left',
    verticalAlign: 'top',
    fontSize: '0.875rem',
    borderBottom: `1px solid ${COLORES.linea}`,
    overflowWrap: 'anywhere',
  },
  '& td, & thead th + th': { borderLeft: `1px solid ${COLORES.linea}` },
  '& thead th[aria-current]': { color: COLORES.primario, boxShadow: `inset 0 3px 0 ${COLORES.primario}` },
  '& .cuantas': { display: 'block', color: COLORES.textoTenue },
  '& a': {
    display: 'block',
    color: COLORES.primario,
    padding: '6px 0',
    [CON_EL_DEDO]: { minHeight: ALTO_PARA_EL_DEDO },
  },
  '& button': {
    minHeight: 32,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: COLORES.primario,
    textDecoration: 'underline',
    cursor: 'pointer',
    [CON_EL_DEDO]: { minHeight: ALTO_PARA_EL_DEDO, minWidth: ALTO_PARA_EL_DEDO },
  },
  [theme.breakpoints.down('md')]: {
    border: 0,
    background: 'none',
    '& table, & tbody, & tr, & tr > th, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      marginBottom: 16,
      background: COLORES.papel,
      border: `1px solid ${COLORES.linea}`,
      borderRadius: 8,
    },
    '& tr > th': { fontSize: '1rem' },
    '& td': { borderLeft: 0, display: 'grid', gridTemplateColumns: '88px 1fr', gap: '0 12px' },
    '& td::before': { content: 'attr(data-dia)', gridRow: '1 / span 30', fontWeight: 600 },
    '& td > *': { gridColumn: 2, justifySelf: 'start' },
  },
}))
