import { COLUMNAS } from '@catastro/domain/importaciones/columnas'
import { elijaUnArchivo } from '@catastro/domain/importaciones/mensajes'
import {
  CLASES,
  type Clase,
  extensionesDe,
  loImporta,
  SISTEMAS,
  type Sistema,
} from '@catastro/domain/importaciones/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { useEnvio } from '../envios/useEnvio.ts'
import { useTope } from '../envios/useTope.ts'
import { bajar } from '../red/bajada.ts'
import { descargar } from '../red/descargar.ts'
import { useSesion } from '../red/sesion.ts'
import { subirArchivos } from '../red/subida.ts'
import { Descarga } from '../ui/archivos/Descarga.tsx'
import { UploadField } from '../ui/archivos/UploadField.tsx'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { ProgressBar } from '../ui/avisos/ProgressBar.tsx'
import { FormStack } from '../ui/campos/FormRow.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { NOMBRE_DE_CLASE, NOMBRE_DE_SISTEMA } from './palabras.ts'

interface Props {
  readonly clase: Clase
  readonly alElegirClase: (clase: Clase) => void
  readonly alSubir: (idImportacion: number) => void
}

const OPCIONES_DE_SISTEMA = SISTEMAS.map((valor) => ({ valor, texto: NOMBRE_DE_SISTEMA[valor] }))

export function ElegirArchivo({ clase, alElegirClase, alSubir }: Props) {
  const [archivos, setArchivos] = useState<readonly File[]>([])
  const [error, setError] = useState<string>()
  const [sistema, setSistema] = useState<Sistema | ''>('')
  const { ocupado, progreso, fallo, enviar } = useEnvio()
  const maxBytes = useTope('planillas')
  const [archivo] = archivos
  const roles = useSesion((sesion) => sesion.roles)
  const clases = CLASES.filter((c) => loImporta(c, roles))
  const esZip = /\.zip$/i.test(archivo?.name ?? '')

  const subir = (evento: FormEvent) => {
    evento.preventDefault()
    setError(archivo ? undefined : elijaUnArchivo(extensionesDe(clase)))
    if (!archivo) return
    enviar(`${clase} ${sistema} ${archivo.name} ${archivo.size} ${archivo.lastModified}`, async (opciones) => {
      const partes = new FormData()
      partes.set('clase', clase)
      if (esZip && clase === 'parcelas' && sistema) partes.set('sistema', sistema)
      partes.set('archivo', archivo)
      alSubir((await subirArchivos('POST /importaciones', { partes }, opciones)).idImportacion)
    }).catch((falla) => setError(erroresEnCampos(falla, ['archivo'])[0]?.texto))
  }
  return (
    <Panel style={{ maxWidth: ANCHO_DE_FORMULARIO, marginBottom: 32 }}>
      <form onSubmit={subir} noValidate>
        <FormStack>
          <SelectInput
            id="clase"
            label="Qué se importa"
            value={clase}
            vacia=""
            opciones={clases.map((valor) => ({ valor, texto: NOMBRE_DE_CLASE[valor] }))}
            onChange={(valor) => alElegirClase(CLASES.find((c) => c === valor) ?? clase)}
            disabled={ocupado}
          />
          {clase === 'archivosAnteriores' ? <ComoEsElZip /> : <ColumnasDelArchivo clase={clase} />}
          <UploadField
            id="archivo"
            label="Archivo"
            archivos={archivos}
            alCambiar={(elegidos) => {
              setArchivos(elegidos)
              setError(undefined)
            }}
            max={1}
            maxBytes={maxBytes}
            acepta={extensionesDe(clase)}
            error={error}
            disabled={ocupado}
          />
          {esZip && clase === 'parcelas' && (
            <SelectInput
              id="sistema"
              label="En qué coordenadas está"
              value={sistema}
              vacia="Como dice su .prj"
              opciones={OPCIONES_DE_SISTEMA}
              onChange={(valor) => setSistema(SISTEMAS.find((s) => s === valor) ?? '')}
              disabled={ocupado}
            />
          )}
          {progreso !== null && <ProgressBar porcentaje={progreso} label="Subiendo el archivo" />}
          <div>
            <Button type="submit" variant="contained" loading={ocupado}>
              Revisar archivo
            </Button>
            {!error && <AvisoDeFallo error={fallo} texto="No se recibió el archivo." />}
          </div>
        </FormStack>
      </form>
    </Panel>
  )
}

const COMO_SON_LAS_FORMAS =
  'En un GeoJSON, cada rasgo es una parcela y las columnas son sus propiedades; las coordenadas, en WGS 84 o en metros de POSGAR 2007 (fajas 1 a 7). Un shapefile va en un ZIP con sus archivos .shp, .shx, .dbf y .prj, y las columnas son los campos del .dbf.'

const COMO_ES_LA_HISTORIA =
  'La historia va un movimiento por renglón, o separados por |: 12/03/2018 OBSERVADO: falta el plano. No se manda ningún correo ni se pide ningún pago.'

const COMO_SON_LAS_RESPUESTAS =
  'Una fila por respuesta, con las palabras del sistema anterior: la carpeta, por el número que tenía allí; el formulario, por su nombre. Se leen en la carpeta como estaban, y no responden los formularios de hoy.'

const ComoEsElZip = () => (
  <Box sx={{ color: 'text.secondary' }}>
    Un ZIP con una carpeta por cada una importada: se llama como su número en el otro sistema (en lugar de una barra, un
    guion o un espacio) y tiene adentro sus archivos. Los que responden un requisito van en otra, adentro, con el nombre
    del requisito. Se pueden subir varios ZIP.
  </Box>
)

function ColumnasDelArchivo({ clase }: { clase: Clase }) {
  const bajarPlantilla = (plantilla: 0 | 1) =>
    descargar(
      () =>
        bajar('main', 'GET /exportaciones/{lista}', {
          params: { lista: clase },
          query: { formato: 'xlsx', plantilla },
        }),
      `${clase}.xlsx`,
    )
  const columnas = COLUMNAS[clase].map((columna) => `${columna.titulo}${'obligatoria' in columna ? '*' : ''}`)
  return (
    <Box>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        Columnas (las marcadas con * deben estar): {columnas.join(', ')}. La primera fila lleva los títulos.
        {clase === 'parcelas' && ` ${COMO_SON_LAS_FORMAS}`}
        {clase === 'carpetasAnteriores' && ` ${COMO_ES_LA_HISTORIA}`}
        {clase === 'respuestasAnteriores' && ` ${COMO_SON_LAS_RESPUESTAS}`}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Descarga bajar={() => bajarPlantilla(1)}>
          {(boton) => (
            <Button size="small" variant="outlined" {...boton}>
              Bajar plantilla vacía
            </Button>
          )}
        </Descarga>
        <Descarga bajar={() => bajarPlantilla(0)}>
          {(boton) => (
            <Button size="small" variant="outlined" {...boton}>
              Bajar lo que hay hoy
            </Button>
          )}
        </Descarga>
      </Box>
    </Box>
  )
}
