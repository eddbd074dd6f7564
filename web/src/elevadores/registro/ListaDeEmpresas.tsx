import type { EmpresaListItem, FiltroDeEmpresas } from '@catastro/domain/elevadores/llamadas'
import { SIN_EMPRESAS } from '@catastro/domain/elevadores/mensajes'
import { SIN_CONFIRMAR } from '@catastro/domain/elevadores/reglas'
import { cuantos } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { main } from '../../red/cliente.ts'
import { Lista } from '../../ui/listas/Lista.tsx'
import { Celda, Fila } from '../../ui/listas/Tabla.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { fecha, pesos } from '../../ui/pagina/formato.ts'
import { EMPRESA } from '../direcciones.ts'
import { VencimientoChip } from '../VencimientoChip.tsx'
import { PagarInscripcion } from './PagarInscripcion.tsx'

const COLUMNAS = ['Empresa', 'Conservador', 'Conserva', 'Arancel', 'Próximo vencimiento', 'Herramientas']

const FILTROS: Readonly<Record<string, { readonly texto: string; readonly pide: FiltroDeEmpresas }>> = {
  PAGADAS: { texto: 'Pagadas', pide: { pagada: 1 } },
  SIN_PAGAR: { texto: 'Sin pagar', pide: { pagada: 0 } },
  SIN_CONFIRMAR: { texto: 'Con algo sin confirmar', pide: { sinConfirmar: 1 } },
  POR_VENCER: { texto: 'Con algo por vencer', pide: { vencimiento: 'POR_VENCER' } },
  VENCIDAS: { texto: 'Con algo vencido', pide: { vencimiento: 'VENCIDO' } },
}

export const ListaDeEmpresas = () => (
  <Lista
    nombre="Empresas conservadoras"
    clave="elevadores"
    busqueda="Empresa, CUIT o número de conservador"
    estados={Object.entries(FILTROS).map(([valor, { texto }]) => ({ valor, texto }))}
    nombreDelEstado="Mostrar"
    sinOrden
    columnas={COLUMNAS}
    textoVacio={SIN_EMPRESAS}
    siEstaVacia="Cuando una empresa presente el formulario 29 aparecerá aquí."
    traer={async ({ pagina, porPagina, buscar, estado }) => {
      const query = { pagina, porPagina, buscar, ...FILTROS[estado]?.pide }
      const { empresas, ...total } = await main('GET /elevadores/empresas', { query })
      return { filas: empresas, ...total }
    }}
    fila={(empresa) => <FilaDeEmpresa key={empresa.idInstitucion} empresa={empresa} />}
  />
)

const sinConfirmar = ({ elevadoresSinConfirmar, tecnicosSinConfirmar }: EmpresaListItem) =>
  [
    elevadoresSinConfirmar > 0 && cuantos(elevadoresSinConfirmar, 'elevador', 'elevadores'),
    tecnicosSinConfirmar > 0 && cuantos(tecnicosSinConfirmar, 'técnico', 'técnicos'),
  ]
    .filter(Boolean)
    .join(' y ')

function FilaDeEmpresa({ empresa: e }: { empresa: EmpresaListItem }) {
  return (
    <Fila>
      <Celda columna="Empresa">
        <div>
          <Link to={EMPRESA.enlace(e.idInstitucion)}>
            <strong>{e.Institucion}</strong>
          </Link>
          <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
            {e.razonsocial}
          </Box>
        </div>
      </Celda>
      <Celda columna="Conservador">{e.nroconservador}</Celda>
      <Celda columna="Conserva">
        <div>
          {cuantos(e.elevadores, 'elevador', 'elevadores')} en {cuantos(e.inmuebles, 'inmueble', 'inmuebles')}
          <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
            {cuantos(e.tecnicos, 'técnico', 'técnicos')}
          </Box>
          {sinConfirmar(e) && <Chip tono="atencion">{`${SIN_CONFIRMAR}: ${sinConfirmar(e)}`}</Chip>}
        </div>
      </Celda>
      <Celda columna="Arancel">
        <div style={{ whiteSpace: 'nowrap' }}>
          <Chip tono={e.pagadoEl ? 'bien' : 'atencion'}>{e.pagadoEl ? 'Pagado' : 'Sin pagar'}</Chip>
          <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
            {e.pagadoEl ? fecha(e.pagadoEl) : pesos(e.importe)}
          </Box>
        </div>
      </Celda>
      <Celda columna="Próximo vencimiento">
        <div>
          <VencimientoChip vencimiento={e.vencimiento} />
        </div>
      </Celda>
      <Celda columna="Herramientas">
        {!e.pagadoEl && !e.propia && (
          <PagarInscripcion idFormulario29={e.idFormulario29} importe={e.importe} empresa={e.Institucion} />
        )}
      </Celda>
    </Fila>
  )
}
