import { NOMBRE_DE_CERTIFICADO } from '@catastro/domain/certificados/mensajes'
import type { SituacionDeCertificado } from '@catastro/domain/certificados/reglas'
import { mostrarCodigo } from '@catastro/domain/codigos'
import Cancel from '@mui/icons-material/Cancel'
import CheckCircle from '@mui/icons-material/CheckCircle'
import History from '@mui/icons-material/History'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import type { RespuestaDe } from '../red/llamadas.ts'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { diaDeCalendario, fecha } from '../ui/pagina/formato.ts'
import { TONOS, type Tono } from '../ui/theme.ts'

type Certificado = RespuestaDe<'main', 'GET /verificar/{codigo}'>['certificado']

interface Dictamen {
  readonly tono: Tono
  readonly titulo: string
  readonly texto: string
  readonly Icono: ComponentType<{ sx: object }>
}

const DICTAMEN: Readonly<Record<SituacionDeCertificado, Dictamen>> = {
  VIGENTE: {
    tono: 'bien',
    titulo: 'Certificado auténtico y vigente',
    texto: 'Lo emitió este municipio y no fue anulado.',
    Icono: CheckCircle,
  },
  VENCIDO: {
    tono: 'atencion',
    titulo: 'Certificado auténtico, vencido',
    texto: 'Lo emitió este municipio y no fue anulado, pero su plazo de validez ya pasó.',
    Icono: History,
  },
  ANULADO: {
    tono: 'mal',
    titulo: 'Certificado anulado',
    texto: 'Lo emitió este municipio y después lo anuló: no tiene valor.',
    Icono: Cancel,
  },
}

/** One without a last day says how things stood on the day of its issue, and goes on saying it. */
const DE_UN_DIA: Dictamen = {
  tono: 'bien',
  titulo: 'Certificado auténtico',
  texto: 'Lo emitió este municipio. Dice lo que el registro tenía el día de su emisión.',
  Icono: CheckCircle,
}

const enUnaOracion = ({ por, el }: NonNullable<Certificado['sello']>) =>
  `El PDF que entrega el portal está sellado por ${por} desde el ${fecha(el)}.`

/** What anybody may know: that it is true, for which padron, and until when. */
export function CertificadoVerificado({ certificado: c, codigo }: { certificado: Certificado; codigo: string }) {
  const { tono, titulo, texto, Icono } = c.vence === null ? DE_UN_DIA : DICTAMEN[c.situacion]
  const color = TONOS[tono].texto
  return (
    <Box
      component="section"
      aria-label="Resultado"
      sx={{
        maxWidth: 720,
        borderRadius: 1,
        border: `1px solid ${color}`,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Box role="status" sx={{ display: 'flex', gap: 2, p: 2.5, color, background: TONOS[tono].fondo }}>
        <Icono sx={{ fontSize: 36 }} />
        <div>
          <Typography variant="h2">{titulo}</Typography>
          <Typography>{texto}</Typography>
        </div>
      </Box>
      <Box sx={{ p: 2.5 }}>
        <Ficha
          datos={[
            { nombre: 'Certificado', valor: NOMBRE_DE_CERTIFICADO[c.clase] },
            { nombre: 'Número', valor: c.numero },
            { nombre: 'Padrón', valor: c.padron },
            { nombre: 'Titular', valor: c.titular },
            { nombre: 'Emitido', valor: fecha(c.emitido) },
            { nombre: 'Válido hasta', valor: c.vence && diaDeCalendario(c.vence) },
            { nombre: 'Anulado', valor: c.anulado && fecha(c.anulado) },
            { nombre: 'Sello digital', valor: c.sello && enUnaOracion(c.sello), ancho: true },
            { nombre: 'Código', valor: mostrarCodigo(codigo), ancho: 'enTelefono' },
          ]}
        />
      </Box>
    </Box>
  )
}
