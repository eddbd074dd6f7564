import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import { numeroDeLaDireccion } from '../acceso/direccion/direccion.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { type BloqueDeRespuestas, RespuestasEnBloques } from '../ui/pagina/RespuestasEnBloques.tsx'
import { ComparacionDeVersiones } from './ComparacionDeVersiones.tsx'
import { consultaDeFormulario, type Guardado } from './consultaDeFormulario.ts'
import { SIN_COMPLETAR } from './mensajes.ts'
import { useTituloDeFormulario } from './useTituloDeFormulario.ts'
import { VistaDeFormulario } from './VistaDeFormulario.tsx'

interface Props<C extends CodigoDeFormulario> {
  readonly codigo: C
  readonly preguntas: { bloques(guardado: Guardado<C>): readonly BloqueDeRespuestas[] }
  /** The same in the form's own layout, where that is specified. */
  readonly respuestas?: (guardado: Guardado<C>) => ReactNode
  /** What is to be done with it: above its answers, which on a phone are two screens long. */
  readonly porHacer?: (guardado: Guardado<C>) => ReactNode
  /** What stands below the answers. */
  readonly children?: (guardado: Guardado<C>, idCarpeta: number) => ReactNode
}

/** The read-only screen of a folder's form, `/formulario…vista/{idCarpeta}`. */
export function VistaDeCarpetaPage<C extends CodigoDeFormulario>(props: Props<C>) {
  const { codigo, preguntas, respuestas, porHacer, children } = props
  const titulo = useTituloDeFormulario(codigo)
  const idCarpeta = numeroDeLaDireccion(useParams().idCarpeta)
  const { data, error, refetch } = useQuery(consultaDeFormulario(codigo, idCarpeta))
  useEffect(() => {
    // Logged only.
    if (idCarpeta === null) console.log(`Falta idCarpeta en la dirección del formulario ${codigo}`)
  }, [idCarpeta, codigo])
  const guardado = data?.[0]
  return (
    <VistaDeFormulario titulo={titulo} idCarpeta={idCarpeta} registro={guardado}>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !data && idCarpeta !== null && <Spinner />}
      {data && !guardado && <Notice>{SIN_COMPLETAR}</Notice>}
      {guardado && idCarpeta !== null && (
        <>
          {porHacer?.(guardado)}
          {respuestas?.(guardado) ?? <RespuestasEnBloques bloques={preguntas.bloques(guardado)} />}
          {children?.(guardado, idCarpeta)}
          <ComparacionDeVersiones codigo={codigo} idCarpeta={idCarpeta} actual={guardado} preguntas={preguntas} />
        </>
      )}
    </VistaDeFormulario>
  )
}
