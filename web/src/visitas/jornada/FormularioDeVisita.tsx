import { MAX_NOTAS } from '@catastro/domain/visitas/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { ErrorSummary } from '../../ui/avisos/ErrorSummary.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { LA_CAMARA_CERRO_LA_PAGINA } from '../mensajes.ts'
import { OpcionesGrandes } from '../OpcionesGrandes.tsx'
import type { VisitaGuardada } from '../telefono/tipos.ts'
import { useFotos } from '../telefono/useFotos.ts'
import { type Falta, faltasDe } from './contenido.ts'
import { FirmarModal } from './FirmarModal.tsx'
import { FotosDePunto } from './FotosDePunto.tsx'
import { PuntoDeVisita } from './PuntoDeVisita.tsx'
import { useCamara } from './useCamara.ts'
import { useVisita } from './useVisita.ts'

const RESULTADOS = [
  { valor: 'CUMPLE', texto: 'Cumple', tono: 'bien' },
  { valor: 'NO CUMPLE', texto: 'No cumple', tono: 'mal' },
  { valor: 'NO SE PUDO ENTRAR', texto: 'No se pudo entrar', tono: 'atencion' },
] as const

interface Props {
  readonly guardada: VisitaGuardada
  readonly nombre: string
}

/** The checklist of a visit, on the spot: kept on the phone as it is filled in, and signed at the end. */
export function FormularioDeVisita({ guardada, nombre }: Props) {
  const deLaVisita = useVisita(guardada)
  const { visita, error, cambiar } = deLaVisita
  const { idPersona, idVisita, lista } = visita
  const fotos = useFotos(idPersona, idVisita)
  const { entrada, ...camara } = useCamara(deLaVisita, fotos.length)
  const [volvio] = useState(guardada.camara)
  const [faltas, setFaltas] = useState<readonly Falta[]>([])
  const [intento, setIntento] = useState(0)
  const [fallo, setFallo] = useState<unknown>(null)
  const [firmando, setFirmando] = useState(false)
  const faltaDe = (campo: string) => faltas.find((falta) => falta.campo === campo)?.texto

  const revisar = async () => {
    setFallo(null)
    const halladas = faltasDe(visita)
    setFaltas(halladas)
    setIntento((n) => n + 1)
    if (halladas.length > 0 || !(await deLaVisita.guardada())) return
    setFirmando(true)
  }
  return (
    <>
      {volvio && <Notice tono="atencion">{LA_CAMARA_CERRO_LA_PAGINA}</Notice>}
      <ErrorSummary errores={faltas} intento={intento} />
      <input
        {...entrada}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label="Foto de la cámara"
        tabIndex={-1}
        style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
      />
      <Box component="ol" aria-label="Lista de control" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {(lista?.items ?? []).map((item) => (
          <PuntoDeVisita
            key={item.idItem}
            item={item}
            visita={visita}
            cambiar={cambiar}
            fotos={fotos}
            camara={camara}
            faltas={faltas}
          />
        ))}
      </Box>
      <Panel aria-labelledby="de-toda-la-visita" sx={{ display: 'grid', gap: 2, mt: 2 }}>
        <Typography variant="h2" id="de-toda-la-visita">
          Toda la visita
        </Typography>
        <OpcionesGrandes
          id="resultado"
          label="Resultado"
          value={visita.resultado}
          opciones={RESULTADOS}
          error={faltaDe('resultado')}
          alElegir={(resultado) => void cambiar({ resultado })}
        />
        <TextInput
          id="notas"
          label="Notas"
          help="Las lee el personal."
          rows={4}
          maxLength={MAX_NOTAS}
          value={visita.notas}
          error={faltaDe('notas')}
          onChange={(notas) => void cambiar({ notas })}
        />
        <FotosDePunto idItem={null} de="toda la visita" fotos={fotos} camara={camara} cerrada={false} />
      </Panel>
      {error && <Notice tono="mal">{error}</Notice>}
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={camara.preparando !== false}
        onClick={() => void revisar().catch(setFallo)}
        sx={{ minHeight: 64, mt: 3, fontSize: '1.125rem' }}
      >
        Firmar y cerrar
      </Button>
      <AvisoDeFallo error={fallo} />
      <Box role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {!error && 'Lo que completa queda guardado en este teléfono.'}
      </Box>
      {firmando && <FirmarModal visita={visita} fotos={fotos} nombre={nombre} alCerrar={() => setFirmando(false)} />}
    </>
  )
}
