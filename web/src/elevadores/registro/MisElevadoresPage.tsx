import { esFinal } from '@catastro/domain/carpetas/movimientos'
import type { RegistroPropio } from '@catastro/domain/elevadores/llamadas'
import { SIN_REGISTROS } from '@catastro/domain/elevadores/mensajes'
import {
  CODIGO_ELEVADORES,
  FORMULARIOS_DE_ELEVADORES,
  TITULOS_DE_ELEVADORES,
  USO_ELEVADORES,
} from '@catastro/domain/elevadores/reglas'
import Apartment from '@mui/icons-material/Apartment'
import Business from '@mui/icons-material/Business'
import Visibility from '@mui/icons-material/Visibility'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { AdjuntarACarpeta } from '../../carpetas/listar/AdjuntarACarpeta.tsx'
import { herramientasDe } from '../../carpetas/listar/herramientas.ts'
import { documentacionDe } from '../../carpetas/ver/documentacion.ts'
import { main } from '../../red/cliente.ts'
import { ToolButton } from '../../ui/botones/ToolButton.tsx'
import { Lista } from '../../ui/listas/Lista.tsx'
import { Celda, Fila } from '../../ui/listas/Tabla.tsx'
import { fecha, pesos } from '../../ui/pagina/formato.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { EMPRESA, FORMULARIO_27, INMUEBLE, REGISTRO } from '../direcciones.ts'
import { TITULO_MIS_ELEVADORES } from '../mensajes.ts'
import { ComoSePagaEl29 } from './ComoSePagaEl29.tsx'
import { SituacionChip } from './SituacionChip.tsx'

const COLUMNAS = ['Formulario', 'Número', 'De qué', 'Presentado', 'Situación', 'Herramientas']

/** What a person filed about elevators, and the pages of the register that it opens. */
export function MisElevadoresPage() {
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada="Los formularios de elevadores que presentó. Cuando el municipio los confirma, desde aquí se llega al inmueble y a la empresa."
      >
        {TITULO_MIS_ELEVADORES}
      </PageTitle>
      <Lista
        nombre={TITULO_MIS_ELEVADORES}
        clave="elevadores"
        estados={FORMULARIOS_DE_ELEVADORES.map((valor) => ({
          valor,
          texto: `${valor}: ${TITULOS_DE_ELEVADORES[valor]}`,
        }))}
        nombreDelEstado="Formulario"
        sinOrden
        columnas={COLUMNAS}
        textoVacio={SIN_REGISTROS}
        siEstaVacia={
          <Button component={Link} to={FORMULARIO_27.enlace()} variant="outlined" color="inherit">
            Empezar por el formulario 27
          </Button>
        }
        traer={async ({ pagina, porPagina, estado }) => {
          const formulario = FORMULARIOS_DE_ELEVADORES.find((uno) => uno === estado) ?? ''
          const { registros, ...total } = await main('GET /elevadores/mios', {
            query: { pagina, porPagina, formulario },
          })
          return { filas: registros, ...total }
        }}
        fila={(registro) => <FilaDeRegistro key={`${registro.formulario} ${registro.numero}`} registro={registro} />}
      />
    </>
  )
}

function FilaDeRegistro({ registro: r }: { registro: RegistroPropio }) {
  const navigate = useNavigate()
  const { padron, idInstitucion } = r
  const carpeta = carpetaDe(r)
  const adjuntar = carpeta && !esFinal(carpeta.tramiteEstado) && herramientasDe(carpeta, 'propia').adjuntar
  const cual = `${r.formulario} número ${r.numero}`
  return (
    <Fila>
      <Celda columna="Formulario">
        <div>
          <strong>{r.formulario}</strong>
          <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
            {TITULOS_DE_ELEVADORES[r.formulario]}
          </Box>
        </div>
      </Celda>
      <Celda columna="Número">{r.formulario === '27' ? `Carpeta ${r.numero}` : r.numero}</Celda>
      <Celda columna="De qué">{r.detalle}</Celda>
      <Celda columna="Presentado">{fecha(r.fecha)}</Celda>
      <Celda columna="Situación">
        <div>
          <SituacionChip situacion={r.situacion} />
          {r.porPagar !== undefined && (
            <Box sx={{ fontSize: '0.875rem', mt: 0.5 }}>
              <strong className="cifras">{pesos(r.porPagar)}</strong> <ComoSePagaEl29 />
            </Box>
          )}
          {carpeta && (
            <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary', mt: 0.5 }}>
              {documentacionDe(carpeta, true).texto}
            </Box>
          )}
        </div>
      </Celda>
      <Celda columna="Herramientas">
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <ToolButton
            titulo="Ver formulario"
            detalle={cual}
            onClick={() => navigate(REGISTRO.enlace(r.formulario, r.numero))}
          >
            <Visibility />
          </ToolButton>
          {adjuntar && (
            <AdjuntarACarpeta
              idCarpeta={r.numero}
              resaltada={adjuntar.resaltada}
              onClick={() => navigate(adjuntar.enlace)}
            />
          )}
          {padron !== null && (
            <ToolButton
              titulo="Elevadores del inmueble"
              detalle={`del padrón ${padron}`}
              onClick={() => navigate(INMUEBLE.enlace(padron))}
            >
              <Apartment />
            </ToolButton>
          )}
          {idInstitucion !== null && (
            <ToolButton titulo="La empresa" detalle={r.detalle} onClick={() => navigate(EMPRESA.enlace(idInstitucion))}>
              <Business />
            </ToolButton>
          )}
        </Box>
      </Celda>
    </Fila>
  )
}

/** A form 27 is a folder, complete since it was filed; the others have none. */
const carpetaDe = ({ formulario, numero, situacion }: RegistroPropio) =>
  formulario === CODIGO_ELEVADORES
    ? {
        idCarpeta: numero,
        tramiteEstado: situacion,
        carpetaCompleta: true,
        encomiendatipo: null,
        idUso: USO_ELEVADORES,
        borrable: false,
      }
    : null
