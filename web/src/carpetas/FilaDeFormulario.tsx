import type { FilaDeFormulario as Formulario } from '@catastro/domain/carpetas/llamadas'
import type { EstadoDeFormulario } from '@catastro/domain/carpetas/reglas'
import Edit from '@mui/icons-material/Edit'
import Payment from '@mui/icons-material/Payment'
import Visibility from '@mui/icons-material/Visibility'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Tono } from '../app/theme.ts'
import { Chip } from '../ui/Chip.tsx'
import { Celda, Fila } from '../ui/Tabla.tsx'
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
  const deLaFila = editar.motivo === '' ? editar : ver
  return (
    <Fila>
      <Celda columna="Formulario">
        <strong>{codigo}</strong>
      </Celda>
      <Celda columna="Descripción">
        {deLaFila.motivo === '' ? (
          <Link to={deLaFila.ruta} className="de-la-fila">
            {FormularioTipo}
          </Link>
        ) : (
          FormularioTipo
        )}
      </Celda>
      <Celda columna="Estado">
        <div>
          <Chip tono={TONO[estado]}>{estado}</Chip>
        </div>
      </Celda>
      <Celda columna="Herramientas">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <Boton a={editar} texto="Editar" detalle={codigo} icono={<Edit />} />
          <Boton a={ver} texto="Ver" detalle={codigo} icono={<Visibility />} />
          {pagar && <Boton a={{ ruta: pagar, motivo: '' }} texto="Pagar" detalle={codigo} icono={<Payment />} acento />}
        </Box>
      </Celda>
    </Fila>
  )
}

interface PropsDeBoton {
  readonly a: BotonDeFormulario
  readonly texto: string
  readonly detalle: string
  readonly icono: ReactNode
  readonly acento?: boolean
}

function Boton({ a: { ruta, motivo }, texto, detalle, icono, acento = false }: PropsDeBoton) {
  const nombre = `${texto} formulario ${detalle}`
  if (motivo === '') {
    return (
      <Button
        component={Link}
        to={ruta}
        size="small"
        variant={acento ? 'contained' : 'outlined'}
        color={acento ? 'secondary' : 'primary'}
        startIcon={icono}
        aria-label={nombre}
      >
        {texto}
      </Button>
    )
  }
  const id = `por-que-no-${texto}-${detalle}`
  return (
    <div>
      <Button size="small" variant="outlined" disabled startIcon={icono} aria-label={nombre} aria-describedby={id}>
        {texto}
      </Button>
      <Box id={id} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {motivo}
      </Box>
    </div>
  )
}
