import { CARGAR_FORMULARIO, CONSULTAR_TRAMITES, TITULO_VEREDAS } from '@catastro/domain/veredas/mensajes'
import FolderOpen from '@mui/icons-material/FolderOpen'
import NoteAdd from '@mui/icons-material/NoteAdd'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { MIS_CARPETAS_VEREDAS } from '../../carpetas/direcciones.ts'
import { AntesDeEmpezar } from '../../tramites/AntesDeEmpezar.tsx'
import { type Mosaico, Mosaicos } from '../../ui/pagina/Mosaicos.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Renglon } from '../../ui/pagina/Renglon.tsx'
import { VEREDAS, VEREDAS_SIMULADOR } from '../direcciones.ts'
import { TITULO_SIMULADOR } from '../mensajes.ts'
import { useVeredaEnCurso } from '../useVeredaEnCurso.ts'
import { UltimaVereda } from './UltimaVereda.tsx'

const TARJETAS: readonly Mosaico[] = [
  {
    titulo: CONSULTAR_TRAMITES,
    ruta: MIS_CARPETAS_VEREDAS.ruta,
    ayuda: 'Vea el estado de sus carpetas, sus fotos y lo que pagó.',
  },
  {
    titulo: CARGAR_FORMULARIO,
    ruta: VEREDAS.ruta,
    ayuda: 'Diga qué va a arreglar, adjunte dos fotos y pague con tarjeta.',
  },
]
const ICONOS = { [MIS_CARPETAS_VEREDAS.ruta]: FolderOpen, [VEREDAS.ruta]: NoteAdd }

/** The programme's home: what became of the last form that was paid, and the two ways on. */
export function VeredasHomePage() {
  const { data } = useVeredaEnCurso()
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{TITULO_VEREDAS}</PageTitle>
      {data?.vereda && <UltimaVereda vereda={data.vereda} />}
      {data?.otras.map((otra) => (
        <UltimaVereda key={otra.idPago} vereda={otra} />
      ))}
      <Box sx={{ maxWidth: 960 }}>
        <AntesDeEmpezar tramite="veredas" />
      </Box>
      <Mosaicos mosaicos={TARJETAS} iconos={ICONOS} />
      <Renglon aria-label="Antes de empezar">
        <Link to={VEREDAS_SIMULADOR.enlace()}>{TITULO_SIMULADOR}: cuánto se paga, sin presentar nada</Link>
      </Renglon>
    </>
  )
}
