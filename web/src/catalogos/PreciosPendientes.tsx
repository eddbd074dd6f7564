import type { CambioPendiente, ClaseDePrecio } from '@catastro/domain/catalogos/cambiosDePrecio'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useMantiene } from '../acceso/permisos.ts'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { diaDeCalendario, fechaYHora, pesos } from '../ui/pagina/formato.ts'
import { useReleer } from './consultas.ts'
import { factorEnPalabras } from './HistorialDePrecios.tsx'

const CLAVE = 'preciosPendientes'
const TITULO = 'Esperan a una segunda persona'
const DE_CADA: Readonly<Record<ClaseDePrecio, string>> = { TARIFA: 'tarifasDeReferencia', OBRA_TIPO: 'obrasTipo' }

export function usePendientes(clase: ClaseDePrecio): readonly CambioPendiente[] {
  const { data = [] } = useQuery({
    queryKey: [DE_CADA[clase], CLAVE],
    queryFn: async () => (await main('GET /preciosPendientes')).cambios,
    staleTime: 0,
  })
  return data.filter((cambio) => cambio.clase === clase)
}

/** What somebody wrote and another person has yet to confirm. Nothing while there is none. */
export function PreciosPendientes({ clase }: { clase: ClaseDePrecio }) {
  const cambios = usePendientes(clase)
  const idDelTitulo = useId()
  if (cambios.length === 0) return null
  return (
    <Box component="section" aria-labelledby={idDelTitulo} sx={{ mb: 4 }}>
      <Typography variant="h2" id={idDelTitulo} sx={{ mb: 1 }}>
        {TITULO}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Mientras tanto sigue valiendo lo anterior. Confirma alguien que no sea quien lo escribió.
      </Typography>
      <Tabla nombre={TITULO} columnas={['En vigor', 'Qué cambia', 'Desde', 'Escrito por', 'Escrito el', '']}>
        {cambios.map((cambio) => (
          <FilaDeCambio key={cambio.idCambio} cambio={cambio} />
        ))}
      </Tabla>
    </Box>
  )
}

function FilaDeCambio({ cambio: c }: { cambio: CambioPendiente }) {
  return (
    <Fila>
      <Celda columna="En vigor">{c.idRegistro === null ? `${c.nombre} (nuevo)` : c.nombre}</Celda>
      <Celda columna="Qué cambia">
        <AntesYDespues valores={c.valores} />
      </Celda>
      <Celda columna="Desde">{c.vigenteDesde ? diaDeCalendario(c.vigenteDesde) : 'Al confirmarse'}</Celda>
      <Celda columna="Escrito por">
        <div>
          {c.propio ? 'Usted' : c.autor}
          {c.sinAutor && <Typography variant="body2">Ya no puede cambiar precios</Typography>}
        </div>
      </Celda>
      <Celda columna="Escrito el">{fechaYHora(c.escritoEl)}</Celda>
      <Celda columna="">
        <Resolver cambio={c} />
      </Celda>
    </Fila>
  )
}

type Valores = CambioPendiente['valores']

const comoSeLee = (valor: Valores[number]['valor'] | undefined, enPesos: boolean) => {
  if (valor === undefined) return '—'
  if (typeof valor === 'string') return valor
  return enPesos ? pesos(valor) : factorEnPalabras(valor)
}

/** Only what changes, side by side. */
function AntesYDespues({ valores }: { valores: Valores }) {
  const cambian = valores.filter(({ antes, valor }) => antes !== valor)
  if (cambian.length === 0) return 'Nada'
  return (
    <Box
      component="table"
      sx={{ borderCollapse: 'collapse', '& th, & td': { pr: 2, py: 0.25, textAlign: 'left', verticalAlign: 'top' } }}
    >
      <thead>
        <tr>
          <td />
          <th scope="col">Antes</th>
          <th scope="col">Después</th>
        </tr>
      </thead>
      <tbody>
        {cambian.map(({ rotulo, antes, valor, enPesos }) => (
          <tr key={rotulo}>
            <Box component="th" scope="row" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {rotulo}
            </Box>
            <td>{comoSeLee(antes, enPesos)}</td>
            <Box component="td" sx={{ fontWeight: 600 }}>
              {comoSeLee(valor, enPesos)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

/** One's own, and that of who may no longer, can only be withdrawn; anybody else's only confirmed, as it is shown. */
function Resolver({ cambio }: { cambio: CambioPendiente }) {
  const { idCambio, clase, nombre, enVigor } = cambio
  const propio = cambio.propio || cambio.sinAutor
  const consultas = useQueryClient()
  const releer = useReleer(DE_CADA[clase])
  const mantiene = useMantiene()
  const resolver = useEscritura({
    mutationFn: () =>
      propio
        ? main('POST /preciosPendientes/retirar', { json: { idCambio } })
        : main('POST /preciosPendientes/confirmar', { json: { idCambio, enVigor } }),
    onSuccess: ({ message }) => avisar(message),
    onSettled: () => {
      releer()
      consultas.invalidateQueries({ queryKey: [DE_CADA[clase], CLAVE] })
    },
  })
  if (!mantiene) return null
  const que = propio ? 'Retirar' : 'Confirmar'
  return (
    <>
      <Button
        size="small"
        variant={propio ? 'outlined' : 'contained'}
        loading={resolver.isPending}
        aria-label={`${que} el cambio de ${nombre}`}
        onClick={() => resolver.mutate()}
      >
        {que}
      </Button>
      <AvisoDeFallo error={resolver.error} />
    </>
  )
}
