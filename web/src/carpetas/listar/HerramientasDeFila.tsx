import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import AttachFile from '@mui/icons-material/AttachFile'
import Delete from '@mui/icons-material/Delete'
import Description from '@mui/icons-material/Description'
import Download from '@mui/icons-material/Download'
import ListAlt from '@mui/icons-material/ListAlt'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ToolButton } from '../../ui/ToolButton.tsx'
import { TONOS } from '../../ui/theme.ts'
import { guardarCarpeta } from '../carpetaGuardada.ts'
import { DESGLOSE_SIN_ENCOMIENDA, VER_FORMULARIO } from '../mensajes.ts'
import { descargarArchivos } from '../ver/descargarArchivos.ts'
import { herramientasDe, type ModoDeLista } from './herramientas.ts'

interface Props {
  readonly carpeta: CarpetaListItem
  readonly modo: ModoDeLista
  readonly alBorrar: () => void
}

const resaltado = { background: TONOS.atencion.fondo, color: TONOS.atencion.texto }

export function HerramientasDeFila({ carpeta, modo, alBorrar }: Props) {
  const navigate = useNavigate()
  const [descargando, setDescargando] = useState(false)
  const { adjuntar, desglose, formulario, borrar } = herramientasDe(carpeta, modo)
  const deLaCarpeta = `de la carpeta ${carpeta.idCarpeta}`

  const descargar = async () => {
    setDescargando(true)
    await descargarArchivos(carpeta.idCarpeta)
    setDescargando(false)
  }
  const irAAdjuntar = () => {
    guardarCarpeta('datosCarpeta', carpeta)
    // What the specification hands over; the screen goes by its address.
    navigate(adjuntar.enlace, { state: { carpeta, veredas: modo === 'veredas' } })
  }
  const irAlDesglose = (enlace: string) => {
    guardarCarpeta('datosEncomienda', carpeta)
    navigate(enlace, { state: { carpeta } })
  }
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <ToolButton titulo="Descargar archivos" detalle={deLaCarpeta} loading={descargando} onClick={descargar}>
        <Download />
      </ToolButton>
      <ToolButton
        titulo={adjuntar.resaltada ? 'Adjuntar comprobante de pago' : 'Adjuntar archivos'}
        detalle={deLaCarpeta}
        sx={adjuntar.resaltada ? resaltado : {}}
        onClick={irAAdjuntar}
      >
        <AttachFile />
      </ToolButton>
      {desglose && (
        <ToolButton
          titulo={desglose.habilitado ? 'Ver desglose' : DESGLOSE_SIN_ENCOMIENDA}
          detalle={deLaCarpeta}
          disabled={!desglose.habilitado}
          onClick={() => irAlDesglose(desglose.enlace)}
        >
          <ListAlt />
        </ToolButton>
      )}
      {formulario && (
        <ToolButton titulo={VER_FORMULARIO} detalle={deLaCarpeta} onClick={() => navigate(formulario)}>
          <Description />
        </ToolButton>
      )}
      {borrar && (
        <ToolButton titulo="Borrar carpeta" detalle={String(carpeta.idCarpeta)} onClick={alBorrar}>
          <Delete />
        </ToolButton>
      )}
    </Box>
  )
}
