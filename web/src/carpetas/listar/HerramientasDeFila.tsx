import type { ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import Delete from '@mui/icons-material/Delete'
import Description from '@mui/icons-material/Description'
import Download from '@mui/icons-material/Download'
import ListAlt from '@mui/icons-material/ListAlt'
import Box from '@mui/material/Box'
import { useNavigate, useSearchParams } from 'react-router'
import { Descarga } from '../../ui/archivos/Descarga.tsx'
import { ToolButton } from '../../ui/botones/ToolButton.tsx'
import { guardarCarpeta } from '../abierta/carpetaGuardada.ts'
import { colaDe, enlaceDeAtencion } from '../cola.ts'
import { DESGLOSE_SIN_ENCOMIENDA, VER_FORMULARIO } from '../mensajes.ts'
import { descargarArchivos } from '../ver/descargarArchivos.ts'
import { AdjuntarACarpeta } from './AdjuntarACarpeta.tsx'
import { herramientasDe, type ModoDeLista } from './herramientas.ts'

interface Props {
  readonly carpeta: CarpetaListItem
  readonly modo: ModoDeLista
  readonly lista?: ListaDelPersonal | undefined
  readonly alBorrar: () => void
}

export function HerramientasDeFila({ carpeta, modo, lista, alBorrar }: Props) {
  const navigate = useNavigate()
  const [parametros] = useSearchParams()
  const { adjuntar, desglose, formulario, borrar } = herramientasDe(carpeta, modo)
  const deLaCarpeta = `de la carpeta ${carpeta.idCarpeta}`

  const irAAdjuntar = () => {
    guardarCarpeta('datosCarpeta', carpeta)
    // What the specification hands over; the screen goes by its address.
    const enlace = lista ? enlaceDeAtencion(carpeta.idCarpeta, colaDe(lista, parametros)) : adjuntar.enlace
    navigate(enlace, { state: { carpeta, veredas: modo === 'veredas' } })
  }
  const irAlDesglose = (enlace: string) => {
    guardarCarpeta('datosEncomienda', carpeta)
    navigate(enlace, { state: { carpeta } })
  }
  return (
    <>
      <Descarga bajar={() => descargarArchivos(carpeta.idCarpeta)}>
        {(boton) => (
          <Box
            sx={{
              // On a phone two to a line, all as wide; in the column three of them are one line.
              display: { xs: 'grid', md: 'flex' },
              gridTemplateColumns: '1fr 1fr',
              width: { xs: '100%', md: 'auto' },
              flexWrap: { md: 'wrap' },
              minWidth: { lg: 176 },
              gap: { xs: 1, md: 0.25 },
              '& > span > button': { width: { xs: '100%', md: 'auto' } },
            }}
          >
            <ToolButton titulo="Descargar archivos" palabra="Descargar" detalle={deLaCarpeta} {...boton}>
              <Download />
            </ToolButton>
            <AdjuntarACarpeta idCarpeta={carpeta.idCarpeta} resaltada={adjuntar.resaltada} onClick={irAAdjuntar} />
            {desglose && (
              <ToolButton
                palabra="Desglose"
                titulo={desglose.habilitado ? 'Ver desglose' : DESGLOSE_SIN_ENCOMIENDA}
                detalle={deLaCarpeta}
                disabled={!desglose.habilitado}
                onClick={() => irAlDesglose(desglose.enlace)}
              >
                <ListAlt />
              </ToolButton>
            )}
            {formulario && (
              <ToolButton
                titulo={VER_FORMULARIO}
                palabra="Formulario"
                detalle={deLaCarpeta}
                onClick={() => navigate(formulario)}
              >
                <Description />
              </ToolButton>
            )}
            {borrar && (
              <ToolButton
                titulo="Borrar carpeta"
                palabra="Borrar"
                detalle={String(carpeta.idCarpeta)}
                onClick={alBorrar}
              >
                <Delete />
              </ToolButton>
            )}
          </Box>
        )}
      </Descarga>
      {desglose && !desglose.habilitado && (
        <Box component="small" sx={{ width: '100%', color: 'text.secondary' }}>
          {DESGLOSE_SIN_ENCOMIENDA}
        </Box>
      )}
    </>
  )
}
