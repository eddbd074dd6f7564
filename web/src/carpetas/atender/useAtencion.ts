import { borradorDeAtencion } from '@catastro/domain/borradores/reglas'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { useCallback } from 'react'
import { type Control, type UseFormGetValues, useForm, useWatch } from 'react-hook-form'
import { leerBorrador } from '../../envios/borrador.ts'
import { type Borrador, useBorrador } from '../../envios/useBorrador.ts'
import { esPunto, type Punto } from '../observar/puntosObservados.ts'

/** What a clerk has written of a folder and not sent: all but its files is a draft. */
interface Escrito {
  readonly estado: string
  readonly observaciones: string
  readonly expediente: string
  /** What is asked to be paid. */
  readonly monto: string
  readonly concepto: string
  readonly puntos: readonly Punto[]
}

export interface AtencionEnCurso {
  readonly control: Control<Escrito>
  readonly leer: UseFormGetValues<Escrito>
  readonly poner: (cambios: Partial<Escrito>) => void
  readonly borrador: Borrador
}

const texto = (dato: unknown, otro: string) => (typeof dato === 'string' ? dato : otro)

function escritoDe(datos: object | null, iniciales: Escrito): Escrito {
  if (!datos) return iniciales
  const { estado, observaciones, expediente, monto, concepto, puntos }: Partial<Record<keyof Escrito, unknown>> = datos
  return {
    estado: texto(estado, iniciales.estado),
    observaciones: texto(observaciones, iniciales.observaciones),
    expediente: texto(expediente, iniciales.expediente),
    monto: texto(monto, iniciales.monto),
    concepto: texto(concepto, iniciales.concepto),
    puntos: Array.isArray(puntos) ? puntos.filter(esPunto) : iniciales.puntos,
  }
}

/** What is being written of a folder, kept on the server as it is typed: the reading and the form beside it share it. */
export function useAtencion({
  idCarpeta,
  expediente,
}: Pick<CarpetaListItem, 'idCarpeta' | 'expediente'>): AtencionEnCurso {
  const clave = borradorDeAtencion(idCarpeta)
  const iniciales: Escrito = {
    estado: '',
    observaciones: '',
    expediente: expediente ?? '',
    monto: '',
    concepto: '',
    puntos: [],
  }
  const form = useForm<Escrito>({ defaultValues: escritoDe(leerBorrador(clave), iniciales) as never })
  const borrador = useBorrador({ clave, form, deDatos: (datos) => escritoDe(datos, iniciales) })
  const { setValue } = form
  const poner = useCallback(
    (cambios: Partial<Escrito>) => {
      for (const [campo, valor] of Object.entries(cambios)) setValue(campo as keyof Escrito, valor as never)
    },
    [setValue],
  )
  return { control: form.control, leer: form.getValues, poner, borrador }
}

const delLector = (puntos: readonly Punto[]) => puntos.map((punto) => (punto.marca ? punto : { ...punto, texto: '' }))

/** The points as the reader shows them: what is typed of those without a place changes nothing there. */
export const usePuntosDelLector = ({ control }: AtencionEnCurso): readonly Punto[] =>
  useWatch({ control, name: 'puntos', compute: delLector })
