import { cuantos } from '@catastro/domain/plurales'
import type { VisitaDelDia } from '@catastro/domain/visitas/llamadas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ContenidoDeArchivo } from '../../carpetas/leer/ArchivoAbierto.tsx'
import { bajar } from '../../red/bajada.ts'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { tamanoDeArchivo } from '../../ui/pagina/formato.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { dejarPapeles, guardarPapel, LEGAJO, leerPapel, papelesDe } from '../telefono/papeles.ts'
import { useDatoDelTelefono } from '../telefono/useDatoDelTelefono.ts'

interface Papel {
  readonly idArchivo: number
  readonly nombre: string
  readonly tipo: string
}

const ESPERA_DEL_LEGAJO_MS = 1500
const INTENTOS_DEL_LEGAJO = 20

/** Made aside: asked for, and waited for a while. Null: it is not ready yet. */
async function traerLegajo(idCarpeta: number): Promise<Blob | null> {
  await main('POST /documentacion/legajo', { json: { idCarpeta } })
  for (let intento = 0; intento < INTENTOS_DEL_LEGAJO; intento += 1) {
    const { situacion, hechoEl } = await main('GET /documentacion/legajo/{idCarpeta}', { params: { idCarpeta } })
    if (situacion !== 'EN_PREPARACION') {
      if (hechoEl === null) return null
      return (await bajar('archivos', 'GET /documentacion/legajo/{idCarpeta}/pdf', { params: { idCarpeta } })).blob
    }
    await new Promise((seguir) => setTimeout(seguir, ESPERA_DEL_LEGAJO_MS))
  }
  return null
}

const cuantosPapeles = (papeles: readonly { readonly tamano: number }[]) =>
  `${cuantos(papeles.length, 'archivo', 'archivos')}, ${tamanoDeArchivo(papeles.reduce((suma, { tamano }) => suma + tamano, 0))}, más el legajo, que se hace al pedirlo`

/**
 * The folder's plans, and its forms and observations in its legajo: taken along if the inspector chooses, with what they
 * weigh said first, and read then also without signal. A day kept by an older portal names none.
 */
export function PapelesDeVisita({ idPersona, visita }: { idPersona: number; visita: VisitaDelDia }) {
  const { idCarpeta } = visita
  const papeles = visita.papeles ?? []
  const { dato: tenidos } = useDatoDelTelefono(
    () => papelesDe(idPersona, idCarpeta),
    `papeles ${idPersona} ${idCarpeta}`,
  )
  const [abierto, setAbierto] = useState<Papel | null>(null)
  const [van, setVan] = useState(0)
  const llevar = useEscritura({
    mutationFn: async () => {
      setVan(0)
      for (const { idArchivo } of papeles) {
        const { blob } = await bajar('archivos', 'GET /documentacion/archivo/{idArchivo}', { params: { idArchivo } })
        await guardarPapel(idPersona, idCarpeta, idArchivo, blob)
        setVan((antes) => antes + 1)
      }
      const legajo = await traerLegajo(idCarpeta)
      if (legajo) await guardarPapel(idPersona, idCarpeta, LEGAJO, legajo)
    },
  })
  if (tenidos === undefined) return null
  const todos: readonly Papel[] = [
    { idArchivo: LEGAJO, nombre: 'Legajo: formularios, observaciones e historia', tipo: 'application/pdf' },
    ...papeles,
  ]
  const aqui = todos.filter(({ idArchivo }) => tenidos.includes(idArchivo))
  const faltan = todos.length - aqui.length
  return (
    <Box component="section" aria-label="Papeles de la carpeta" sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {aqui.length > 0 && (
        <>
          <Typography variant="h3" component="h3">
            En este teléfono, cifrados
          </Typography>
          {aqui.map((papel) => (
            <Button
              key={papel.idArchivo}
              variant="outlined"
              onClick={() => setAbierto(papel)}
              sx={{ minHeight: 48, justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
            >
              {papel.nombre}
            </Button>
          ))}
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {faltan > 0 && (
          <Button variant="outlined" loading={llevar.isPending} onClick={() => llevar.mutate()} sx={{ minHeight: 56 }}>
            Llevar los papeles ({cuantosPapeles(papeles)})
          </Button>
        )}
        {aqui.length > 0 && !llevar.isPending && (
          <Button onClick={() => void dejarPapeles(idPersona, idCarpeta)} sx={{ minHeight: 56 }}>
            Quitarlos del teléfono
          </Button>
        )}
      </Box>
      <Box role="status">{llevar.isPending && `${van} de ${todos.length}`}</Box>
      <AvisoDeFallo error={llevar.error} />
      {abierto && <PapelAbierto {...{ idPersona, idCarpeta, papel: abierto }} alCerrar={() => setAbierto(null)} />}
    </Box>
  )
}

interface PropsDePapel {
  readonly idPersona: number
  readonly idCarpeta: number
  readonly papel: Papel
  readonly alCerrar: () => void
}

/** Read here, and nowhere else: saved as a file it would lie open on the phone. */
function PapelAbierto({ idPersona, idCarpeta, papel, alCerrar }: PropsDePapel) {
  const { idArchivo, nombre, tipo } = papel
  const { dato, error } = useDatoDelTelefono(async () => {
    const bytes = await leerPapel(idPersona, idCarpeta, idArchivo)
    return bytes && new Blob([bytes], { type: tipo })
  }, `papel ${idPersona} ${idCarpeta} ${idArchivo}`)
  return (
    <Modal abierto titulo={nombre} alCerrar={alCerrar} ancho={1100}>
      {dato === undefined && !error && <Spinner />}
      {(dato === null || Boolean(error)) && <p>Ya no está en este teléfono: llévelo otra vez cuando haya señal.</p>}
      {dato && <ContenidoDeArchivo datos={dato} nombre={nombre} tipo={tipo} />}
    </Modal>
  )
}
