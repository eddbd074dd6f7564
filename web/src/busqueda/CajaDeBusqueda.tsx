import { QUE_BUSCAR_DE_LO_PROPIO, QUE_BUSCAR_EL_PERSONAL } from '@catastro/domain/busqueda/mensajes'
import { entraComoPersonal } from '@catastro/domain/roles'
import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSesion } from '../red/sesion.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { COLORES } from '../ui/theme.ts'
import { useAyuda, useHallado } from './consultas.ts'
import { Hallazgos, idDeOpcion, LISTA_DE_HALLAZGOS } from './Hallazgos.tsx'
import { ayudasDe, enGrupos } from './hallazgos.ts'

/** So long after the last letter nobody is typing: a search is counted and noted, and a letter is no search. */
const PAUSA_MS = 350
const MAX_LETRAS = 60

/** What was typed, once whoever types it stops, or says that it is all. */
function useAlParar(escrito: string) {
  const [buscado, setBuscado] = useState('')
  useEffect(() => {
    const reloj = setTimeout(() => setBuscado(escrito.trim()), PAUSA_MS)
    return () => clearTimeout(reloj)
  }, [escrito])
  return [buscado, () => setBuscado(escrito.trim())] as const
}

interface Props {
  readonly alCerrar: () => void
  /** What was typed before it was here. */
  readonly yaEscrito?: { readonly current: string }
}

/** One box that finds anything, by keyboard: what is typed, an arrow to choose, and Enter. */
export function CajaDeBusqueda({ alCerrar, yaEscrito }: Props) {
  const roles = useSesion((sesion) => sesion.roles)
  const angosta = useMediaQuery('(max-width:599px)')
  const navigate = useNavigate()
  const campo = useRef<HTMLInputElement>(null)
  const [escrito, setEscrito] = useState('')
  const [buscado, buscarYa] = useAlParar(escrito)
  const [elegida, setElegida] = useState(0)
  const { data, error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage } = useHallado(buscado)
  const paginas = useDeferredValue(data?.pages)
  const [primera] = paginas ?? []
  const vale = buscado !== '' && error === null && primera !== undefined
  const ayuda = useAyuda(buscado)
  const grupos = vale
    ? [
        ...enGrupos({ ...primera, carpetas: paginas?.flatMap(({ carpetas }) => carpetas) ?? [] }, roles),
        ...ayudasDe(buscado, ayuda),
      ]
    : []
  const hallazgos = grupos.flatMap((grupo) => grupo.hallazgos)
  const alDia = vale && !isPlaceholderData && buscado === escrito.trim()

  // Not in the first render: between that and its being here React may wait, and the letters go on.
  useLayoutEffect(() => setEscrito((suyo) => yaEscrito?.current || suyo), [yaEscrito])

  const abrir = (enlace: string) => {
    alCerrar()
    navigate(enlace)
  }
  const alTeclear = (evento: KeyboardEvent) => {
    const mover = { ArrowDown: 1, ArrowUp: -1 }[evento.key]
    if (mover && hallazgos.length > 0) {
      evento.preventDefault()
      setElegida((elegida + mover + hallazgos.length) % hallazgos.length)
    }
    if (evento.key !== 'Enter') return
    evento.preventDefault()
    const hallazgo = hallazgos[elegida]
    // What is in sight may be of what was typed before: then it is looked for, and nothing is opened.
    if (alDia && hallazgo) abrir(hallazgo.enlace)
    else buscarYa()
  }

  return (
    <Dialog
      open
      onClose={alCerrar}
      fullScreen={angosta}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': 'Buscar',
          sx: angosta ? {} : { width: 720, maxWidth: 'calc(100% - 64px)', m: 0, mt: '8vh', maxHeight: '84vh' },
        },
        transition: { onEntering: () => campo.current?.focus() },
      }}
    >
      <Box
        component="search"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: `1px solid ${COLORES.linea}`,
          '&:focus-within': { boxShadow: `inset 0 -3px 0 ${COLORES.primario}` },
        }}
      >
        <Search sx={{ color: COLORES.textoTenue }} />
        <Box
          component="input"
          ref={campo}
          type="text"
          role="combobox"
          aria-label="Qué buscar"
          aria-autocomplete="list"
          aria-expanded={hallazgos.length > 0}
          aria-controls={LISTA_DE_HALLAZGOS}
          {...(hallazgos.length > 0 && { 'aria-activedescendant': idDeOpcion(elegida) })}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LETRAS}
          enterKeyHint="search"
          value={escrito}
          onChange={({ target }) => {
            setEscrito(target.value)
            setElegida(0)
          }}
          onKeyDown={alTeclear}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 44,
            border: 0,
            // The line under the whole row says where the focus is.
            '&&:focus, &&:focus-visible': { outline: 0, boxShadow: 'none' },
            background: 'none',
            font: 'inherit',
            fontSize: '1.125rem',
            color: 'inherit',
          }}
        />
        <IconButton aria-label="Cerrar" onClick={alCerrar}>
          <Close />
        </IconButton>
      </Box>
      {/* What is longer than its box is run through with the keyboard too. */}
      <Box tabIndex={0} sx={{ overflowY: 'auto', minHeight: 160, p: 2, pt: 1 }}>
        <Hallazgos
          grupos={grupos}
          elegida={elegida}
          alElegir={abrir}
          buscando={isFetching}
          vacio={alDia && hallazgos.length === 0}
          parecidas={vale && primera.parecidas === true}
          consejos={
            escrito.trim() === '' ? (entraComoPersonal(roles) ? QUE_BUSCAR_EL_PERSONAL : QUE_BUSCAR_DE_LO_PROPIO) : []
          }
          {...(hasNextPage && { alPedirMas: () => void fetchNextPage() })}
        />
        <AvisoDeFallo error={error} alReintentar={buscarYa} />
      </Box>
    </Dialog>
  )
}
