import type { Responsable } from '@catastro/domain/elevadores/llamadas'
import { SIN_CONFIRMAR } from '@catastro/domain/elevadores/reglas'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { EstadoChip } from '../../carpetas/ver/EstadoChip.tsx'
import { Celda, Fila, Tabla } from '../../ui/listas/Tabla.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { REGISTRO, VER_FORMULARIO_27 } from '../direcciones.ts'
import { FechasDeVigencia } from './FechasDeVigencia.tsx'

interface Props {
  readonly responsables: readonly Responsable[]
  /** Whether the caller may open the forms. */
  readonly conEnlaces: boolean
}

const ELEVADORES = { titulo: 'Elevadores', numerica: true } as const
const COLUMNAS = ['Responsable', 'Período', ELEVADORES, 'Expediente', 'Formulario 27', 'Formulario 28']

/** Who has answered for a property's elevators; the first is who does now. */
export function TablaDeResponsables({ responsables, conEnlaces }: Props) {
  return (
    <Tabla nombre="Responsables" columnas={COLUMNAS}>
      {responsables.map((r) => (
        <Fila key={r.idFormulario27}>
          <Celda columna="Responsable">
            <div>
              {r.responsable}
              {r.cuil && (
                <Box
                  component="span"
                  className="cifras"
                  sx={{ display: 'block', fontSize: '0.875rem', whiteSpace: 'nowrap' }}
                >
                  CUIL {cuilConGuiones(r.cuil)}
                </Box>
              )}
            </div>
          </Celda>
          <Celda columna="Período">
            <FechasDeVigencia desde={r.desde} hasta={r.hasta} />
          </Celda>
          <Celda columna="Elevadores" numerica>
            {r.nroelevadores}
          </Celda>
          <Celda columna="Expediente">{r.expedienteobra}</Celda>
          <Celda columna="Formulario 27">
            <div>
              {conEnlaces ? (
                <Link to={VER_FORMULARIO_27.enlace(r.idCarpeta)}>Carpeta {r.idCarpeta}</Link>
              ) : (
                `Carpeta ${r.idCarpeta}`
              )}{' '}
              <EstadoChip estado={r.estado} />
            </div>
          </Celda>
          <Celda columna="Formulario 28">
            <div>
              {r.registro ? (
                <span>
                  Circ. {r.registro.circunscripcion}, secc. {r.registro.seccion}, manz. {r.registro.manzana}, parc.{' '}
                  {r.registro.parcela}
                </span>
              ) : (
                <div>
                  <Chip tono="neutro">Sin registrar</Chip>
                </div>
              )}
              {r.porConfirmar.map(({ idFormulario28, autor }) => (
                <div key={idFormulario28}>
                  <Link to={REGISTRO.enlace('28', idFormulario28)}>El que presentó {autor}</Link>{' '}
                  <Chip tono="atencion">{SIN_CONFIRMAR}</Chip>
                </div>
              ))}
            </div>
          </Celda>
        </Fila>
      ))}
    </Tabla>
  )
}
