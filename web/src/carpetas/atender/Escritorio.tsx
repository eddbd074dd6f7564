import type { CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import type { Lugar } from '@catastro/domain/carpetas/lugar'
import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { memo, useCallback, useEffect, useState } from 'react'
import { useSesion } from '../../red/sesion.ts'
import { enfocarCampo } from '../../ui/avisos/enfocarCampo.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { ALTO_DE_LA_BARRA } from '../../ui/theme.ts'
import { useImpedimento } from '../abierta/useImpedimento.ts'
import type { Cola } from '../cola.ts'
import { useObservacionesDe } from '../consultas.ts'
import { LectorDeCarpeta, type RespuestasDe } from '../leer/LectorDeCarpeta.tsx'
import { parteVisible, verParte } from '../leer/parteVisible.ts'
import { alfileresDe, claveDePunto } from '../observar/alfileres.ts'
import { ObservacionesDeCarpeta } from '../observar/ObservacionesDeCarpeta.tsx'
import { campoDeTexto, nuevoPunto, type Punto } from '../observar/puntosObservados.ts'
import { HistorialDeCarpeta } from '../ver/HistorialDeCarpeta.tsx'
import { VisitasEnCarpeta } from '../ver/VisitasEnCarpeta.tsx'
import { VeredaDeCarpeta } from '../vereda/VeredaDeCarpeta.tsx'
import { ID_DEL_FORMULARIO } from './AtenderForm.tsx'
import { Decisiones } from './Decisiones.tsx'
import { FichaParaPersonal } from './FichaParaPersonal.tsx'
import { movimientosDe, revisarAtencion } from './movimientoElegido.ts'
import { PasarA } from './PasarA.tsx'
import { useAtajos } from './useAtajos.ts'
import { useAtencion, usePuntosDelLector } from './useAtencion.ts'
import type { Hecho } from './useFinalizar.ts'
import { useSiguiente } from './useSiguiente.ts'
import { useTomar } from './useTomar.ts'

/** Which of the two a phone shows. */
type EnTelefono = 'leer' | 'decidir'

interface Props {
  readonly carpeta: CarpetaVista
  /** What it was opened from; null, it was opened by itself. */
  readonly cola: Cola | null
  readonly Respuestas: RespuestasDe
  /** Begins anew with the same folder, once something was done with it. */
  readonly alSeguir: () => void
}

const COLUMNA_DE_DECIDIR = 372
const NINGUNA: readonly Observacion[] = []
/** Long folders are long to draw: what is typed beside it is none of its matter. */
const Lector = memo(LectorDeCarpeta)

/** A folder on the desk: what it holds, to be read, and beside it what is decided. */
export function Escritorio({ carpeta, cola, Respuestas, alSeguir }: Props) {
  const { idCarpeta } = carpeta
  // Each folder is read first: from any page of it one decides.
  const [enTelefono, pasarA] = useState<EnTelefono>('leer')
  const [hecho, setHecho] = useState<Hecho | null>(null)
  const [elegido, setElegido] = useState<string | null>(null)
  const [porEscribir, setPorEscribir] = useState<string | null>(null)
  const { data: observaciones = NINGUNA } = useObservacionesDe(idCarpeta)
  const perfiles = useSesion((sesion) => sesion.roles).flatMap(({ perfil }) => perfil ?? [])
  const noDecide = useImpedimento(carpeta)
  const atencion = useAtencion(carpeta)
  const siguiente = useSiguiente(carpeta, cola)
  const laTiene = useTomar(idCarpeta, noDecide === null)
  const puntos = usePuntosDelLector(atencion)

  const yaObservada = carpeta.tramiteEstado === 'OBSERVADO'
  const movimientos = movimientosDe(carpeta, perfiles)
  const observable = yaObservada || movimientos.some((movimiento) => movimiento.estado === 'OBSERVADO')
  const { leer, poner } = atencion
  const observar = useCallback(
    (sobre: string, lugar?: Lugar) => {
      const escritos = leer('puntos')
      const punto = nuevoPunto(escritos, sobre, lugar && { ...lugar, caja: [...lugar.caja] })
      poner({ puntos: [...escritos, punto], ...(!yaObservada && { estado: 'OBSERVADO' }) })
      setElegido(lugar ? claveDePunto(punto) : null)
      pasarA('decidir')
      setPorEscribir(campoDeTexto(punto))
    },
    [leer, poner, yaObservada],
  )
  const alfileres = useCallback(
    (idArchivo: number) => alfileresDe(idArchivo, observaciones, hecho ? [] : puntos),
    [observaciones, hecho, puntos],
  )
  const alObservar = observable && !noDecide && !hecho ? observar : undefined
  // Once its field is there.
  useEffect(() => {
    if (porEscribir === null) return
    enfocarCampo(porEscribir)
    setPorEscribir(null)
  }, [porEscribir])

  const elegirAlLeer = (estado: string) => {
    poner({ estado })
    pasarA('decidir')
    const movimiento = movimientos.find((posible) => posible.estado === estado)
    const [falta] = revisarAtencion({ ...leer(), archivos: [], movimiento }, carpeta.expediente)
    setPorEscribir(falta?.campo ?? 'idEstado')
  }
  const ver = (punto: Punto) => {
    pasarA('leer')
    setElegido(null)
    verParte(punto.sobre)
    requestAnimationFrame(() => setElegido(claveDePunto(punto)))
  }
  useAtajos({
    siguiente: () => siguiente.ir('siguiente'),
    anterior: () => siguiente.ir('anterior'),
    observar: () => alObservar?.(parteVisible() ?? ''),
    decidir: () => {
      pasarA('decidir')
      enfocarCampo('idEstado')
    },
    finalizar: () => document.querySelector<HTMLFormElement>(`#${ID_DEL_FORMULARIO}`)?.requestSubmit(),
  })

  const soloEnTelefono = (cual: EnTelefono, como: 'block' | 'flex' = 'block') => ({
    xs: enTelefono === cual ? como : 'none',
    lg: 'block',
  })
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${COLUMNA_DE_DECIDIR}px` },
        gridTemplateRows: { lg: 'auto 1fr' },
      }}
    >
      <PageTitle volverA={-1}>{`Carpeta ${idCarpeta}`}</PageTitle>
      <Tabs
        value={enTelefono}
        onChange={(_, otra) => pasarA(otra)}
        variant="fullWidth"
        aria-label="Leer o decidir"
        sx={{ display: { xs: 'flex', lg: 'none' }, mb: 2 }}
      >
        <Tab value="leer" id="tab-leer" aria-controls="leer" label="Leer" />
        <Tab
          value="decidir"
          id="tab-decidir"
          aria-controls="decidir"
          label={puntos.length > 0 ? `Decidir (${puntos.length})` : 'Decidir'}
        />
      </Tabs>
      <Box
        id="leer"
        sx={{
          display: soloEnTelefono('leer', 'flex'),
          flexDirection: 'column',
          // Down to the foot before anything of it is here: what stands there does not move.
          minHeight: { xs: 'calc(100vh - 200px)', lg: 0 },
          // Close under the title: what is read begins as high as it can.
          mt: { lg: -2 },
        }}
      >
        <FichaParaPersonal carpeta={carpeta} />
        <Stack spacing={4} sx={{ mt: 1, mb: { xs: 2, lg: 0 } }}>
          <VeredaDeCarpeta carpeta={carpeta} />
          <Lector
            carpeta={carpeta}
            Respuestas={Respuestas}
            alfileresDe={alfileres}
            elegido={elegido}
            alElegir={setElegido}
            alObservar={alObservar}
          />
          <ObservacionesDeCarpeta carpeta={carpeta} />
          <VisitasEnCarpeta idCarpeta={idCarpeta} />
          <HistorialDeCarpeta carpeta={carpeta} adelanta="nada" laTiene={noDecide === null && laTiene === null} />
        </Stack>
        {!noDecide && !hecho && movimientos.length > 0 && <PasarA movimientos={movimientos} alElegir={elegirAlLeer} />}
      </Box>
      <Box
        id="decidir"
        sx={{
          display: soloEnTelefono('decidir'),
          // Beside the title too, so that it begins at the top and all of it is in sight.
          gridColumn: { lg: 2 },
          gridRow: { lg: '1 / span 2' },
          position: { lg: 'sticky' },
          top: ALTO_DE_LA_BARRA + 16,
          maxHeight: { lg: `calc(100vh - ${ALTO_DE_LA_BARRA + 32}px)` },
          overflowY: { lg: 'auto' },
          // What has the focus is not left under FINALIZAR.
          scrollPaddingBottom: { lg: 96 },
        }}
      >
        <Decisiones
          carpeta={carpeta}
          cola={cola}
          siguiente={siguiente}
          noDecide={noDecide}
          laTiene={laTiene}
          atencion={atencion}
          hecho={hecho}
          alTerminar={setHecho}
          alSeguir={alSeguir}
          alVer={ver}
        />
      </Box>
    </Box>
  )
}
