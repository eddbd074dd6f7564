import { TITULO_DE_TECNICO } from '@catastro/domain/elevadores/formulario30'
import type { TecnicoDelRegistro } from '@catastro/domain/elevadores/llamadas'
import { ES_PROPIO } from '@catastro/domain/elevadores/mensajes'
import { SIN_CONFIRMAR } from '@catastro/domain/elevadores/reglas'
import Box from '@mui/material/Box'
import { Celda, Fila, Tabla } from '../../ui/listas/Tabla.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { DecidirRegistro } from './DecidirRegistro.tsx'
import { FechasDeVigencia } from './FechasDeVigencia.tsx'
import { VencimientoEditable } from './VencimientoEditable.tsx'

interface Props {
  readonly personal: readonly TecnicoDelRegistro[]
  readonly delPersonal: boolean
}

const COLUMNAS = ['Técnico', 'Clase', 'Profesión', 'Matrícula', 'Período', 'Vencimiento de la matrícula']
const CLASE = { RT: 'MATRICULA_RT', TE: 'MATRICULA_TE' } as const

/** The staff of a maintenance company, as its forms 30 have them. */
export function TablaDePersonal({ personal, delPersonal }: Props) {
  return (
    <Tabla nombre="Personal de la conservadora" columnas={COLUMNAS}>
      {personal.map((t) => (
        <Fila key={`${t.idFormulario30} ${t.clase}`}>
          <Celda columna="Técnico">
            <div>
              {t.nombre}
              {t.cuit && (
                <Box
                  component="span"
                  className="cifras"
                  sx={{ display: 'block', fontSize: '0.875rem', whiteSpace: 'nowrap' }}
                >
                  CUIT {cuilConGuiones(t.cuit)}
                </Box>
              )}
              {!t.confirmado && (
                <div>
                  <Chip tono="atencion">{SIN_CONFIRMAR}</Chip>
                </div>
              )}
              {delPersonal && (
                <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
                  Presentado por {t.autor}
                </Box>
              )}
              {delPersonal && t.propio && !t.confirmado && <span>{ES_PROPIO}</span>}
              {delPersonal && !t.propio && (
                <DecidirRegistro
                  formulario="30"
                  numero={t.idFormulario30}
                  de={t.nombre}
                  confirma={!t.confirmado}
                  quita
                />
              )}
            </div>
          </Celda>
          <Celda columna="Clase">{TITULO_DE_TECNICO[t.clase]}</Celda>
          <Celda columna="Profesión">{t.profesion}</Celda>
          <Celda columna="Matrícula">{t.matricula}</Celda>
          <Celda columna="Período">
            <FechasDeVigencia desde={t.desde} hasta={t.hasta} />
          </Celda>
          <Celda columna="Vencimiento de la matrícula">
            <VencimientoEditable
              clase={CLASE[t.clase]}
              id={t.idFormulario30}
              vencimiento={t.vencimiento}
              detalle={t.nombre}
              editable={delPersonal && !t.propio}
            />
          </Celda>
        </Fila>
      ))}
    </Tabla>
  )
}
