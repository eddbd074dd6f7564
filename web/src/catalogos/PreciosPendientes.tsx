import type { CambioPendiente, ClaseDePrecio } from '@catastro/domain/catalogos/cambiosDePrecio'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMantiene } from '../acceso/permisos.ts'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { avisar } from '../ui/avisos.ts'
import { diaDeCalendario, fechaYHora, pesos } from '../ui/formato.ts'
import { NoSeHizo } from '../ui/NoSeHizo.tsx'
import { Celda, Fila, Tabla } from '../ui/Tabla.tsx'
import { useReleer } from './consultas.ts'
import { factorEnPalabras } from './HistorialDePrecios.tsx'

const CLAVE = 'preciosPendientes'
const TITULO = 'Esperan a una segunda persona'
const DE_CADA: Readonly<Record<ClaseDePrecio, string>> = { TARIFA: 'tarifasDeReferencia', OBRA_TIPO: 'obrasTipo' }

/** What somebody wrote and another person has yet to confirm. Nothing while there is none. */
export function PreciosPendientes({ clase }: { clase: ClaseDePrecio }) {
  const { data = [] } = useQuery({
    queryKey: [DE_CADA[clase], CLAVE],
    queryFn: async () => (await main('GET /preciosPendientes')).cambios,
    staleTime: 0,
  })
  const cambios = data.filter((cambio) => cambio.clase === clase)
  if (cambios.length === 0) return null
  return (
    <Box component="section" aria-labelledby="precios-pendientes" sx={{ mb: 4 }}>
      <Typography variant="h2" id="precios-pendientes" sx={{ mb: 1 }}>
        {TITULO}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Mientras tanto sigue valiendo lo anterior. Confirma alguien que no sea quien lo escribió.
      </Typography>
      <Tabla nombre={TITULO} columnas={['Nombre', 'Valores nuevos', 'Desde', 'Escrito por', 'Escrito el', '']}>
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
      <Celda columna="Nombre">{c.idRegistro === null ? `${c.nombre} (nuevo)` : c.nombre}</Celda>
      <Celda columna="Valores nuevos">
        <div>
          {c.valores.map(({ rotulo, valor, enPesos }) => (
            <div key={rotulo}>
              {rotulo}: {enPesos ? pesos(valor) : factorEnPalabras(valor)}
            </div>
          ))}
        </div>
      </Celda>
      <Celda columna="Desde">{c.vigenteDesde ? diaDeCalendario(c.vigenteDesde) : 'Al confirmarse'}</Celda>
      <Celda columna="Escrito por">{c.propio ? 'Usted' : c.autor}</Celda>
      <Celda columna="Escrito el">{fechaYHora(c.escritoEl)}</Celda>
      <Celda columna="">
        <Resolver cambio={c} />
      </Celda>
    </Fila>
  )
}

/** One's own can only be withdrawn, and anybody else's only confirmed. */
function Resolver({ cambio: { idCambio, clase, propio, nombre } }: { cambio: CambioPendiente }) {
  const consultas = useQueryClient()
  const releer = useReleer(DE_CADA[clase])
  const mantiene = useMantiene()
  const resolver = useEscritura({
    mutationFn: () =>
      main(propio ? 'POST /preciosPendientes/retirar' : 'POST /preciosPendientes/confirmar', { json: { idCambio } }),
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
      <NoSeHizo error={resolver.error} />
    </>
  )
}
