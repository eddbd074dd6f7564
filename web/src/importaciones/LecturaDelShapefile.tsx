import type { Importacion } from '@catastro/domain/importaciones/llamadas'
import { CODIFICACIONES, type Codificacion, SISTEMAS, type Sistema } from '@catastro/domain/importaciones/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { NOMBRE_DE_CODIFICACION, NOMBRE_DE_SISTEMA } from './palabras.ts'

interface Props {
  readonly idImportacion: number
  readonly lectura: NonNullable<Importacion['lectura']>
}

/** In which letters and coordinates a shapefile was read, with some of its texts in each, so that a person sees which is right. */
export function LecturaDelShapefile({ idImportacion, lectura }: Props) {
  const consultas = useQueryClient()
  const [codificacion, setCodificacion] = useState<Codificacion>(lectura.codificacion)
  const [sistema, setSistema] = useState<Sistema>(lectura.sistema)
  const releer = useEscritura({
    mutationFn: () =>
      main('POST /importaciones/{idImportacion}/releer', {
        params: { idImportacion },
        json: { codificacion, sistema },
      }),
    onSettled: () => consultas.invalidateQueries({ queryKey: ['importaciones'] }),
  })
  const cambia = codificacion !== lectura.codificacion || sistema !== lectura.sistema
  const hayTextos = lectura.muestras.some(({ textos }) => textos.length > 0)
  return (
    <Panel aria-labelledby="lectura" style={{ marginBottom: 24 }}>
      <Typography variant="h2" id="lectura" sx={{ mb: 1 }}>
        Cómo se leyó el shapefile
      </Typography>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {hayTextos
          ? 'Estos son algunos de sus textos. Si los acentos y las eñes se ven mal, elija las letras con que se ven bien y léalo otra vez antes de aplicarlo.'
          : 'Sus textos no llevan letras que puedan verse mal.'}
      </Box>
      {hayTextos && (
        <Tabla
          nombre="Textos del archivo, con cada clase de letras"
          columnas={CODIFICACIONES.map((c) => NOMBRE_DE_CODIFICACION[c])}
        >
          {(lectura.muestras[0]?.textos ?? []).map((primero, n) => (
            <Fila key={primero + String(n)}>
              {lectura.muestras.map(({ codificacion: una, textos }) => (
                <Celda key={una} columna={NOMBRE_DE_CODIFICACION[una]}>
                  {textos[n]}
                </Celda>
              ))}
            </Fila>
          ))}
        </Tabla>
      )}
      <FormRow sx={{ mt: 2 }}>
        <SelectInput
          id="codificacion"
          label="Letras"
          value={codificacion}
          vacia=""
          opciones={CODIFICACIONES.map((valor) => ({ valor, texto: NOMBRE_DE_CODIFICACION[valor] }))}
          onChange={(valor) => setCodificacion(CODIFICACIONES.find((c) => c === valor) ?? codificacion)}
          disabled={releer.isPending}
        />
        <SelectInput
          id="sistema"
          label="Coordenadas"
          value={sistema}
          vacia=""
          opciones={SISTEMAS.map((valor) => ({ valor, texto: NOMBRE_DE_SISTEMA[valor] }))}
          onChange={(valor) => setSistema(SISTEMAS.find((s) => s === valor) ?? sistema)}
          disabled={releer.isPending}
        />
      </FormRow>
      <Button
        variant="outlined"
        disabled={!cambia}
        loading={releer.isPending}
        onClick={() => releer.mutate()}
        sx={{ mt: 2 }}
      >
        Leer otra vez así
      </Button>
      <AvisoDeFallo error={releer.error} texto="No se leyó otra vez." />
    </Panel>
  )
}
