import type { ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { styled } from '@mui/material/styles'
import { Link, useSearchParams } from 'react-router'
import { guardarCarpeta } from '../abierta/carpetaGuardada.ts'
import { colaDe, enlaceDeAtencion } from '../cola.ts'
import { herramientasDe, type ModoDeLista } from './herramientas.ts'

/** On a phone the row is a card, and all of it opens the folder; its tools stand above. */
const Enlace = styled(Link)(({ theme }) => ({
  fontWeight: 700,
  color: theme.palette.primary.main,
  [theme.breakpoints.down('md')]: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
}))

interface Props {
  readonly carpeta: CarpetaListItem
  readonly modo: ModoDeLista
  readonly lista?: ListaDelPersonal | undefined
}

/** The folder's number, which leads to where it is gone on with: its breakdown, or for staff the desk. */
export function AbrirCarpeta({ carpeta, modo, lista }: Props) {
  const [parametros] = useSearchParams()
  const { adjuntar, desglose, formulario } = herramientasDe(carpeta, modo)
  const alDesglose = modo !== 'personal' && desglose?.habilitado === true
  const propia = alDesglose ? desglose.enlace : (formulario ?? adjuntar.enlace)
  const delPersonal = lista ? enlaceDeAtencion(carpeta.idCarpeta, colaDe(lista, parametros)) : adjuntar.enlace
  return (
    <Enlace
      to={modo === 'personal' ? delPersonal : propia}
      state={{ carpeta, veredas: modo === 'veredas' }}
      aria-label={`Abrir la carpeta ${carpeta.idCarpeta}`}
      onClick={() => guardarCarpeta(alDesglose ? 'datosEncomienda' : 'datosCarpeta', carpeta)}
    >
      {carpeta.idCarpeta}
    </Enlace>
  )
}
