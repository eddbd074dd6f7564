import type { CodigoDeFormulario } from '@catastro/domain/formularios/tipos'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import { numeroDeLaDireccion } from '../acceso/direccion.ts'
import { claveDeCarpeta } from '../carpetas/consultasDeCarpeta.ts'
import { FailedState } from '../ui/FailedState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { type BloqueDeRespuestas, RespuestasEnBloques } from '../ui/RespuestasEnBloques.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ComparacionDeVersiones } from './ComparacionDeVersiones.tsx'
import { SIN_COMPLETAR } from './mensajes.ts'
import { useTituloDeFormulario } from './useTituloDeFormulario.ts'
import { VistaDeFormulario } from './VistaDeFormulario.tsx'

interface Props<G> {
  readonly codigo: CodigoDeFormulario
  /** What the server keeps: the record first, or nothing. */
  readonly consultar: (idCarpeta: number) => Promise<readonly G[]>
  /** Its answers, in the blocks that it was filled in. */
  readonly bloques: (guardado: G) => readonly BloqueDeRespuestas[]
  /** The same in the form's own layout, where that is specified. */
  readonly respuestas?: (guardado: G) => ReactNode
  /** What is to be done with it: above its answers, which on a phone are two screens long. */
  readonly porHacer?: (guardado: G) => ReactNode
  /** What stands below the answers. */
  readonly children?: (guardado: G, idCarpeta: number) => ReactNode
}

/** The read-only screen of a folder's form, `/formulario…vista/{idCarpeta}`. */
export function VistaDeCarpetaPage<G extends { autor: string; fecha: string }>(props: Props<G>) {
  const { codigo, consultar, bloques, respuestas, porHacer, children } = props
  const titulo = useTituloDeFormulario(codigo)
  const idCarpeta = numeroDeLaDireccion(useParams().idCarpeta)
  const { data, error, refetch } = useQuery({
    queryKey: claveDeCarpeta(idCarpeta, `formulario${codigo}`),
    queryFn: idCarpeta === null ? skipToken : () => consultar(idCarpeta),
  })
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
          {respuestas?.(guardado) ?? <RespuestasEnBloques bloques={bloques(guardado)} />}
          {children?.(guardado, idCarpeta)}
          <ComparacionDeVersiones codigo={codigo} idCarpeta={idCarpeta} actual={guardado} bloques={bloques} />
        </>
      )}
    </VistaDeFormulario>
  )
}
