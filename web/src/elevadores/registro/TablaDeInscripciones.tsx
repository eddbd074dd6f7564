import type { Inscripcion } from '@catastro/domain/elevadores/llamadas'
import { ES_PROPIO } from '@catastro/domain/elevadores/mensajes'
import Download from '@mui/icons-material/Download'
import Visibility from '@mui/icons-material/Visibility'
import Box from '@mui/material/Box'
import { useNavigate } from 'react-router'
import { bajar } from '../../red/bajada.ts'
import { descargar } from '../../red/descargar.ts'
import { Descarga } from '../../ui/archivos/Descarga.tsx'
import { ToolButton } from '../../ui/botones/ToolButton.tsx'
import { Celda, Fila, Tabla } from '../../ui/listas/Tabla.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { fecha, pesos } from '../../ui/pagina/formato.ts'
import { REGISTRO } from '../direcciones.ts'
import { FechasDeVigencia } from './FechasDeVigencia.tsx'
import { PagarInscripcion } from './PagarInscripcion.tsx'

interface Props {
  readonly inscripciones: readonly Inscripcion[]
  readonly empresa: string
  readonly delPersonal: boolean
}

const IMPORTE = { titulo: 'Importe', numerica: true } as const
const COLUMNAS = ['Formulario 29', 'Presentado por', 'Período', IMPORTE, 'Arancel', 'Herramientas']

const descargarComprobante = (idFormulario29: number) =>
  descargar(
    () => bajar('archivos', 'GET /elevadores/pagado/{idFormulario29}', { params: { idFormulario29 } }),
    `comprobante-${idFormulario29}`,
  )

/** The forms 29 of a company, and what staff know of their fee. */
export function TablaDeInscripciones({ inscripciones, empresa, delPersonal }: Props) {
  const navigate = useNavigate()
  return (
    <Tabla nombre="Inscripciones" columnas={COLUMNAS}>
      {inscripciones.map((i) => (
        <Fila key={i.idFormulario29}>
          <Celda columna="Formulario 29">
            <strong>{i.idFormulario29}</strong>
          </Celda>
          <Celda columna="Presentado por">{i.autor}</Celda>
          <Celda columna="Período">
            <FechasDeVigencia desde={i.desde} hasta={i.hasta} />
          </Celda>
          <Celda columna="Importe" numerica>
            {pesos(i.importe)}
          </Celda>
          <Celda columna="Arancel">
            <div>
              <Chip tono={i.pagadoEl ? 'bien' : 'atencion'}>
                {i.pagadoEl ? `Pagado el ${fecha(i.pagadoEl)}` : 'Sin pagar'}
              </Chip>
            </div>
          </Celda>
          <Celda columna="Herramientas">
            <Box className="no-imprimir" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
              {(delPersonal || i.propio) && (
                <ToolButton
                  titulo="Ver formulario"
                  detalle={`29 número ${i.idFormulario29}`}
                  onClick={() => navigate(REGISTRO.enlace('29', i.idFormulario29))}
                >
                  <Visibility />
                </ToolButton>
              )}
              {i.pagadoEl && (delPersonal || i.propio) && (
                <Descarga bajar={() => descargarComprobante(i.idFormulario29)}>
                  {(boton) => (
                    <ToolButton
                      titulo="Descargar el comprobante"
                      detalle={`del formulario 29 número ${i.idFormulario29}`}
                      {...boton}
                    >
                      <Download />
                    </ToolButton>
                  )}
                </Descarga>
              )}
              {!i.pagadoEl && delPersonal && i.propio && <span>{ES_PROPIO}</span>}
              {!i.pagadoEl && delPersonal && !i.propio && (
                <PagarInscripcion idFormulario29={i.idFormulario29} importe={i.importe} empresa={empresa} />
              )}
            </Box>
          </Celda>
        </Fila>
      ))}
    </Tabla>
  )
}
