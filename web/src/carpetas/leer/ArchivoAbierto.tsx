import type { Lugar } from '@catastro/domain/carpetas/lugar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useEffect, useState } from 'react'
import { diferida } from '../../red/cargaDiferida.ts'
import { Descarga } from '../../ui/archivos/Descarga.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import type { Alfiler } from '../../ui/pdf/alfiler.ts'
import type { Archivo } from '../consultas.ts'
import { NO_SE_MUESTRA_AQUI, NO_SE_PUDO_MOSTRAR } from '../mensajes.ts'
import { descargarArchivo } from '../ver/descargarArchivos.ts'
import { useArchivo } from './useArchivo.ts'

const VisorDePdf = diferida(() => import('../../ui/pdf/VisorDePdf.tsx'), 'VisorDePdf')

interface PropsDeArchivoAbierto {
  readonly archivo: Pick<Archivo, 'idArchivo' | 'nombre' | 'tipo'>
  readonly alfileres?: readonly Alfiler[]
  readonly elegido?: string | null
  readonly alElegir?: (clave: string) => void
  readonly alMarcar?: (lugar: Lugar) => void
  /** Where what scrolls it begins, below its top. */
  readonly arriba?: number
}

const esImagen = (tipo: string) => tipo === 'image/png' || tipo === 'image/jpeg'
const esPdf = (tipo: string) => tipo === 'application/pdf'

/** What a stored file holds, where it is read: a PDF with its pins, a picture. What cannot be shown says so, and is offered. */
export function ArchivoAbierto({ archivo, ...resto }: PropsDeArchivoAbierto) {
  const { tipo } = archivo
  if (!esPdf(tipo) && !esImagen(tipo)) return <SoloSeBaja archivo={archivo} texto={NO_SE_MUESTRA_AQUI} />
  return <Bajado archivo={archivo} {...resto} />
}

function Bajado({ archivo, alfileres = [], ...delVisor }: PropsDeArchivoAbierto) {
  const { idArchivo, nombre, tipo } = archivo
  const [fallo, setFallo] = useState(false)
  const alFallar = () => setFallo(true)
  const { data, error, refetch } = useArchivo(idArchivo)
  if (fallo) return <SoloSeBaja archivo={archivo} texto={NO_SE_PUDO_MOSTRAR} />
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data) return <Spinner />
  return <Mostrado {...{ datos: data, nombre, tipo, alfileres, alFallar }} {...delVisor} />
}

interface PropsDeMostrado extends Omit<PropsDeArchivoAbierto, 'archivo'> {
  readonly datos: Blob
  readonly nombre: string
  readonly tipo: string
  readonly alFallar: () => void
}

function Mostrado({ datos, nombre, tipo, alfileres = [], alFallar, ...delVisor }: PropsDeMostrado) {
  if (esImagen(tipo)) return <Imagen datos={datos} nombre={nombre} alFallar={alFallar} />
  return (
    <Suspense fallback={<Spinner />}>
      <VisorDePdf archivo={datos} nombre={nombre} alfileres={alfileres} alFallar={alFallar} {...delVisor} />
    </Suspense>
  )
}

/** The same, of bytes that are here already: nothing is fetched for it. */
export function ContenidoDeArchivo({ datos, nombre, tipo }: Pick<PropsDeMostrado, 'datos' | 'nombre' | 'tipo'>) {
  const [fallo, setFallo] = useState(false)
  if (fallo || (!esPdf(tipo) && !esImagen(tipo))) return <Notice>{NO_SE_PUDO_MOSTRAR}</Notice>
  return <Mostrado {...{ datos, nombre, tipo }} arriba={0} alFallar={() => setFallo(true)} />
}

function Imagen({ datos, nombre, alFallar }: { datos: Blob; nombre: string; alFallar: () => void }) {
  const [direccion, setDireccion] = useState<string>()
  useEffect(() => {
    const nueva = URL.createObjectURL(datos)
    setDireccion(nueva)
    return () => URL.revokeObjectURL(nueva)
  }, [datos])
  return (
    <Box
      component="img"
      src={direccion}
      alt={nombre}
      onError={alFallar}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: '80vh', mx: 'auto', borderRadius: 1 }}
    />
  )
}

function SoloSeBaja({
  archivo: { idArchivo, nombre },
  texto,
}: {
  archivo: PropsDeArchivoAbierto['archivo']
  texto: string
}) {
  return (
    <Descarga bajar={() => descargarArchivo(idArchivo, nombre)}>
      {(boton) => (
        <Notice>
          {texto}{' '}
          <Button size="small" {...boton}>
            Descargar el archivo
          </Button>
        </Notice>
      )}
    </Descarga>
  )
}
