import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import { cuantos, segun } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { claveDeCarpeta } from '../carpetas/consultas.ts'
import { main } from '../red/cliente.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import type { BloqueDeRespuestas } from '../ui/pagina/RespuestasEnBloques.tsx'
import { compararBloques } from './compararBloques.ts'

interface Props<G> {
  readonly codigo: CodigoDeFormulario
  readonly idCarpeta: number
  readonly actual: G
  readonly preguntas: { bloques(guardado: G): readonly BloqueDeRespuestas[] }
}

const cuantasCambiaron = (cuantas: number) => {
  if (cuantas === 0) return 'No cambió ningún dato.'
  return `${segun(cuantas, 'Cambió', 'Cambiaron')} ${cuantos(cuantas, 'dato', 'datos')}.`
}

const COLUMNAS = ['Dato', 'Antes', 'Ahora', 'Cambio'] as const

/** A form that was observed and sent again, beside what it said before. Nothing for one that was sent once. */
export function ComparacionDeVersiones<G>({ codigo, idCarpeta, actual, preguntas }: Props<G>) {
  const [elegida, setElegida] = useState('')
  const [todo, setTodo] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: claveDeCarpeta(idCarpeta, `versiones${codigo}`),
    queryFn: () => main('GET /formulario/versiones', { query: { idCarpeta, codigoFormulario: codigo } }),
  })
  if (error) return <FailedState error={error} alReintentar={refetch} />
  const versiones = data?.versiones ?? []
  const version = versiones.find((v) => String(v.version) === elegida) ?? versiones[0]
  if (!version) return null
  // A version is kept as its own call answered it then.
  const filas = compararBloques(preguntas.bloques(version.datos as G), preguntas.bloques(actual))
  const cambiadas = filas.filter(({ cambio }) => cambio)
  const mostradas = todo ? filas : cambiadas
  return (
    <Box component="section" aria-labelledby="comparacion-de-versiones" sx={{ mt: 4 }}>
      <Typography variant="h2" id="comparacion-de-versiones" sx={{ mb: 1 }}>
        Qué cambió
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Se observó y se volvió a enviar el {fechaYHora(version.reemplazadaEl)}. {cuantasCambiaron(cambiadas.length)}
      </Typography>
      {versiones.length > 1 && (
        <Box sx={{ mb: 2, maxWidth: 420 }}>
          <SelectInput
            id="version"
            label="Comparar con"
            vacia=""
            value={String(version.version)}
            onChange={setElegida}
            opciones={versiones.map((v) => ({
              valor: v.version,
              texto: `Versión ${v.version}, hasta el ${fechaYHora(v.reemplazadaEl)}`,
            }))}
          />
        </Box>
      )}
      <FormControlLabel
        className="no-imprimir"
        control={<Checkbox checked={todo} onChange={(_, si) => setTodo(si)} />}
        label="Mostrar también lo que no cambió"
        sx={{ mb: 1 }}
      />
      {mostradas.length > 0 && (
        <Tabla nombre="Lo que decía antes y lo que dice ahora" columnas={COLUMNAS}>
          {mostradas.map(({ pregunta, antes, ahora, cambio }) => (
            <Fila key={pregunta}>
              <Celda columna="Dato">{pregunta}</Celda>
              <Celda columna="Antes">
                <Texto fuerte={cambio}>{antes}</Texto>
              </Celda>
              <Celda columna="Ahora">
                <Texto fuerte={cambio}>{ahora}</Texto>
              </Celda>
              <Celda columna="Cambio">
                {cambio && (
                  <div>
                    <Chip tono="atencion">Cambió</Chip>
                  </div>
                )}
              </Celda>
            </Fila>
          ))}
        </Tabla>
      )}
    </Box>
  )
}

const Texto = ({ fuerte, children }: { fuerte: boolean; children: string }) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere', fontWeight: fuerte ? 600 : 400 }}>
    {children || '—'}
  </Box>
)
