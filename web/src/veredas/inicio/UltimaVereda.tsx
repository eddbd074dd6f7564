import { POR_QUE_NO_SE_PAGO } from '@catastro/domain/pagos/mensajes'
import { faltaPorNombre } from '@catastro/domain/veredas/faltaPorNombre'
import type { SituacionDeVereda, VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import { loEsperamosHasta } from '@catastro/domain/veredas/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { CodigoDeSeguimiento } from '../../carpetas/ver/CodigoDeSeguimiento.tsx'
import { seguirPagando } from '../../envios/rotuloDePago.ts'
import { useEstadoDePago } from '../../envios/useEstadoDePago.ts'
import { RECIBO } from '../../pagos/direcciones.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { fechaYHora, pesos } from '../../ui/pagina/formato.ts'
import { BORDE_FORZADO, TONOS, type Tono } from '../../ui/theme.ts'
import { quePagaba } from '../conceptoDelPago.ts'
import { VER_FORMULARIO_12, VEREDAS, vueltaDelPago } from '../direcciones.ts'
import {
  FALTA_ALGO,
  NO_SE_PAGA_DE_NUEVO,
  PAGO_SIN_TERMINAR,
  PRESENTADO,
  QUE_SIGUE,
  SE_LE_DEVUELVE,
  SI_YA_LO_PAGO,
  SIGUEN_GUARDADAS,
} from '../mensajes.ts'
import { useSeguirElPago } from '../useSeguirElPago.ts'
import { CLAVE_EN_CURSO } from '../useVeredaEnCurso.ts'

interface Aviso {
  readonly tono: Tono
  readonly titulo: string
  readonly textos: readonly string[]
  /** The way on. */
  readonly accion: { readonly texto: string; readonly a: string } | null
}

/** What to say of each, and what there is to do about it. */
const AVISOS: Readonly<Record<SituacionDeVereda, (vereda: VeredaEnCurso) => Aviso>> = {
  PAGANDO: (vereda) => ({
    tono: 'atencion',
    titulo: PAGO_SIN_TERMINAR,
    textos: [`${quePagaba(vereda)}.`, SI_YA_LO_PAGO],
    accion: { texto: 'Ver cómo está el pago', a: vueltaDelPago(vereda.idPago) },
  }),
  SIN_PAGAR: ({ estado }) => ({
    tono: 'atencion',
    titulo: POR_QUE_NO_SE_PAGO[estado] ?? '',
    textos: [SIGUEN_GUARDADAS],
    accion: { texto: 'Volver al formulario', a: VEREDAS.enlace() },
  }),
  POR_COMPLETAR: (vereda) => ({
    tono: 'atencion',
    titulo: FALTA_ALGO,
    textos: [
      `${faltaPorNombre(vereda).join('. ')}.`,
      `${quePagaba(vereda)}.`,
      `${NO_SE_PAGA_DE_NUEVO}${vereda.espera ? ` ${loEsperamosHasta(fechaYHora(vereda.espera))}.` : ''}`,
    ],
    accion: { texto: 'Completar y enviar', a: vueltaDelPago(vereda.idPago) },
  }),
  PRESENTADA: ({ idCarpeta }) => ({
    tono: 'bien',
    titulo: PRESENTADO(idCarpeta),
    textos: [QUE_SIGUE],
    accion: idCarpeta === null ? null : { texto: 'Ver el formulario', a: VER_FORMULARIO_12.enlace(idCarpeta) },
  }),
  DEVUELTA: ({ estado }) => ({
    tono: 'neutro',
    titulo: POR_QUE_NO_SE_PAGO[estado] ?? SE_LE_DEVUELVE,
    textos: [],
    accion: null,
  }),
}

/** What became of the last form that this person went to pay; while the payment is open, asked about again by itself. */
export function UltimaVereda({ vereda }: { vereda: VeredaEnCurso }) {
  const { idPago, situacion, monto, comenzado, TransaccionComercioId } = vereda
  useMirarElPago(situacion === 'PAGANDO' ? idPago : null)
  const { ocupado, fallo, seguir } = useSeguirElPago()
  const { tono, titulo, textos, accion } = AVISOS[situacion](vereda)
  const { texto: color, fondo: background } = TONOS[tono]
  const pagado = situacion === 'PRESENTADA' || situacion === 'POR_COMPLETAR'
  return (
    <Box
      component="section"
      aria-labelledby={`vereda-${idPago}`}
      sx={{ mb: 3, p: 3, maxWidth: 960, borderRadius: 1, border: BORDE_FORZADO, borderColor: color, background }}
    >
      <Typography variant="h2" id={`vereda-${idPago}`} sx={{ color }}>
        {titulo}
      </Typography>
      {textos.map((texto) => (
        <Typography key={texto} sx={{ mt: 1 }}>
          {texto}
        </Typography>
      ))}
      <Typography variant="body2" className="cifras" sx={{ mt: 1 }}>
        Pago {idPago} ({TransaccionComercioId}), {pesos(monto)}, del {fechaYHora(comenzado)}
      </Typography>
      <Box className="no-imprimir" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {situacion === 'PAGANDO' && (
          <Button variant="contained" loading={ocupado} onClick={() => seguir(vereda)}>
            {seguirPagando(monto)}
          </Button>
        )}
        {accion && (
          <Button component={Link} to={accion.a} variant={situacion === 'PAGANDO' ? 'outlined' : 'contained'}>
            {accion.texto}
          </Button>
        )}
        {pagado && (
          <Button component={Link} to={RECIBO.enlace(idPago)} variant="outlined">
            Ver el recibo
          </Button>
        )}
        {situacion === 'PRESENTADA' && (
          <Button variant="outlined" onClick={() => window.print()}>
            Imprimir
          </Button>
        )}
      </Box>
      <AvisoDeFallo error={fallo} />
      {situacion === 'PRESENTADA' && vereda.idCarpeta !== null && <CodigoDeSeguimiento idCarpeta={vereda.idCarpeta} />}
    </Box>
  )
}

function useMirarElPago(idPago: number | null) {
  const consultas = useQueryClient()
  const { data: pago } = useEstadoDePago(idPago)
  const estado = pago?.estado
  useEffect(() => {
    if (estado) void consultas.invalidateQueries({ queryKey: CLAVE_EN_CURSO })
  }, [estado, consultas])
}
