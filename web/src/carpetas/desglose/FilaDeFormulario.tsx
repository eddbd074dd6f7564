import type { FilaDeFormulario as Formulario } from '@catastro/domain/carpetas/llamadas'
import { type EstadoDeFormulario, esSinImporte } from '@catastro/domain/carpetas/reglas'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { SIN_IMPORTE_A_PAGAR } from '@catastro/domain/formularios/mensajes'
import Edit from '@mui/icons-material/Edit'
import Payment from '@mui/icons-material/Payment'
import Visibility from '@mui/icons-material/Visibility'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { rotuloDePago } from '../../envios/rotuloDePago.ts'
import { Celda, Fila } from '../../ui/listas/Tabla.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { pesos } from '../../ui/pagina/formato.ts'
import type { Tono } from '../../ui/theme.ts'
import { OBSERVADO_POR_CORREGIR } from '../mensajes.ts'
import { useTonoDeQuienLee } from '../ver/EstadoChip.tsx'
import { type BotonDeFormulario, herramientasDeFormulario } from './formulariosDeCarpeta.ts'

const TONO: Readonly<Record<EstadoDeFormulario, Tono>> = {
  PENDIENTE: 'neutro',
  'PENDIENTE DE PAGO': 'atencion',
  COMPLETADO: 'bien',
}

/** One task of the breakdown. The description leads on too, so that the whole row can be clicked. */
export function FilaDeFormulario({ formulario, tramiteEstado }: { formulario: Formulario; tramiteEstado: string }) {
  const { codigoFormulario: codigo, FormularioTipo } = formulario
  const { estado, editar, ver, pagar } = herramientasDeFormulario(formulario, tramiteEstado)
  const deQuienLee = useTonoDeQuienLee()
  const idDelMotivo = `por-que-no-${codigo}`
  const deLaFila = editar.motivo === '' ? editar : ver
  return (
    <Fila>
      <Celda columna="Formulario">
        <strong>{codigo}</strong>
      </Celda>
      <Celda columna="Descripción">
        {deLaFila.motivo === '' ? (
          <Link to={deLaFila.enlace} className="de-la-fila">
            {enOracion(FormularioTipo)}
          </Link>
        ) : (
          enOracion(FormularioTipo)
        )}
      </Celda>
      <Celda columna="Estado">
        <div>
          <Chip tono={deQuienLee(TONO[estado])}>{estado}</Chip>
          {estado === 'PENDIENTE DE PAGO' && formulario.debe > 0 && (
            <Box className="cifras" sx={{ mt: 0.5, fontSize: '0.875rem' }}>
              {`Por pagar: ${pesos(formulario.debe)}`}
            </Box>
          )}
          {esSinImporte(formulario) && <Box sx={{ mt: 0.5, fontSize: '0.875rem' }}>{SIN_IMPORTE_A_PAGAR}</Box>}
        </div>
      </Celda>
      <Celda columna="Herramientas">
        <div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Boton a={editar} texto="Editar" detalle={codigo} icono={<Edit />} porQueNo={idDelMotivo} />
            <Boton a={ver} texto="Ver" detalle={codigo} icono={<Visibility />} porQueNo={idDelMotivo} />
            {pagar && (
              <Button
                component={Link}
                to={pagar}
                size="small"
                variant="contained"
                color="secondary"
                startIcon={<Payment />}
                aria-label={`${rotuloDePago(formulario.debe)} del formulario ${codigo}`}
              >
                {rotuloDePago(formulario.debe)}
              </Button>
            )}
          </Box>
          <Box
            id={idDelMotivo}
            className={formulario.observado === 1 ? '' : 'no-en-telefono'}
            sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}
          >
            {formulario.observado === 1 ? OBSERVADO_POR_CORREGIR : editar.motivo || ver.motivo}
          </Box>
        </div>
      </Celda>
    </Fila>
  )
}

interface PropsDeBoton {
  readonly a: BotonDeFormulario
  readonly texto: string
  readonly detalle: string
  readonly icono: ReactNode
  /** The element that says why it is disabled. */
  readonly porQueNo: string
}

function Boton({ a: { enlace, motivo }, texto, detalle, icono, porQueNo }: PropsDeBoton) {
  const comunes = { size: 'small', variant: 'outlined', startIcon: icono } as const
  const nombre = `${texto} formulario ${detalle}`
  return motivo === '' ? (
    <Button {...comunes} component={Link} to={enlace} aria-label={nombre}>
      {texto}
    </Button>
  ) : (
    <Button {...comunes} disabled aria-label={nombre} aria-describedby={porQueNo}>
      {texto}
    </Button>
  )
}
