import type { Mantenimiento } from '@catastro/domain/elevadores/llamadas'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { Celda, Fila, Tabla } from '../../ui/listas/Tabla.tsx'
import { EMPRESA, INMUEBLE } from '../direcciones.ts'
import { FechasDeVigencia } from './FechasDeVigencia.tsx'
import { RevisarNota } from './RevisarNota.tsx'
import { VencimientoEditable } from './VencimientoEditable.tsx'

interface Props {
  readonly mantenimientos: readonly Mantenimiento[]
  /** In whose page it stands: the other is a column. */
  readonly de: 'inmueble' | 'empresa'
  readonly delPersonal: boolean
}

const menor = { display: 'block', fontSize: '0.875rem', color: 'text.secondary' }
const VENCIMIENTOS = 'Seguro y contrato'
const ELEVADORES = { titulo: 'Elevadores', numerica: true } as const

/** The notes of forms 31: who maintains what, since when, and until when its insurance and its contract hold. */
export function TablaDeMantenimientos({ mantenimientos, de, delPersonal }: Props) {
  const quien = de === 'inmueble' ? 'Empresa' : 'Inmueble'
  return (
    <Tabla
      nombre="Mantenimiento"
      columnas={[quien, 'Período', ELEVADORES, 'Representante técnico', VENCIMIENTOS, 'Nota']}
    >
      {mantenimientos.map((m) => {
        const anotar = { id: m.idFormulario31, editable: delPersonal && !m.propio, detalle: `Padrón ${m.padron}` }
        return (
          <Fila key={m.idFormulario31}>
            <Celda columna={quien}>
              <div>{de === 'inmueble' ? <Conservadora de={m} /> : <Inmueble de={m} />}</div>
            </Celda>
            <Celda columna="Período">
              <FechasDeVigencia desde={m.desde} hasta={m.hasta} />
            </Celda>
            <Celda columna="Elevadores" numerica>
              {m.cantidadelevadores}
            </Celda>
            <Celda columna="Representante técnico">
              <div>
                {m.representantetecnico}
                <Box component="span" sx={menor}>
                  Matrícula {m.matriculaRT}
                </Box>
              </div>
            </Celda>
            <Celda columna={VENCIMIENTOS}>
              <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center', columnGap: 1 }}>
                Seguro
                <VencimientoEditable {...anotar} clase="SEGURO" vencimiento={m.seguro} />
                Contrato
                <VencimientoEditable {...anotar} clase="CONTRATO" vencimiento={m.contrato} />
              </Box>
            </Celda>
            <Celda columna="Nota">
              <RevisarNota mantenimiento={m} delPersonal={delPersonal} />
            </Celda>
          </Fila>
        )
      })}
    </Tabla>
  )
}

function Conservadora({ de: { empresa, nroconservador } }: { de: Mantenimiento }) {
  return (
    <>
      {empresa ? <Link to={EMPRESA.enlace(empresa.idInstitucion)}>{empresa.Institucion}</Link> : 'Sin inscripción'}
      <Box component="span" sx={menor}>
        Conservador {nroconservador}
      </Box>
    </>
  )
}

function Inmueble({ de: { padron, domicilio, destinoinmueble } }: { de: Mantenimiento }) {
  return (
    <>
      <Link to={INMUEBLE.enlace(padron)}>{padron}</Link>
      <Box component="span" sx={menor}>
        {domicilio}. {destinoinmueble}
      </Box>
    </>
  )
}
