import {
  borradorDeElevadores,
  type FormularioDeElevadores as Formulario,
  TITULOS_DE_ELEVADORES,
} from '@catastro/domain/elevadores/reglas'
import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { INICIO } from '../acceso/direcciones.ts'
import { CamposDelFormulario } from '../envios/CamposDelFormulario.tsx'
import { PasosDelFormulario } from '../envios/PasosDelFormulario.tsx'
import type { RespuestaARevisar } from '../envios/RevisionDeFormulario.tsx'
import type { EnPantalla } from '../envios/rechazo.ts'
import { type Definicion, type FormularioEnPantalla, useFormulario } from '../envios/useFormulario.ts'
import { usePresentar } from '../envios/usePresentar.ts'
import type { Valores } from '../envios/valoresDeFormulario.ts'
import type { CamposDeDomicilio } from '../padron/domicilio/domicilioDelFormulario.ts'
import { guardarDomicilioEscrito } from '../padron/domicilio/guardarDomicilioEscrito.ts'
import { useSesion } from '../red/sesion.ts'
import type { OpcionesDeSubida } from '../red/subida.ts'
import { AntesDeEmpezar } from '../tramites/AntesDeEmpezar.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import type { ErrorDelResumen } from '../ui/avisos/ErrorSummary.tsx'
import { hoy } from '../ui/pagina/hoy.ts'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { FormularioEnviado } from './FormularioEnviado.tsx'
import { rechazarElevadores } from './rechazoDeElevadores.ts'

/** What came of a filing: what the server said, and the number that the record got. */
interface Presentado {
  readonly message: string
  readonly numero: number
}

interface Props<C extends string, R> {
  readonly formulario: Exclude<Formulario, '27'>
  /** What happens next, once it is filed. */
  readonly queSigue: string
  readonly definicion: Definicion<C, R>
  /** The answers as the check shows them. */
  readonly revisar: (valores: Valores<C>) => readonly RespuestaARevisar[]
  readonly resumen: (errores: readonly ErrorDelResumen[]) => readonly ErrorDelResumen[]
  readonly enPantalla?: EnPantalla
  /** An address that may be typed: it gets its number just before the form is sent. */
  readonly domicilio?: CamposDeDomicilio<C>
  /** Its call; `firma` goes along with what was answered. The second click is held here. */
  readonly enviar: (respuestas: R, firma: Firma, opciones: OpcionesDeSubida) => Promise<Presentado>
  /** Its fields, in their blocks. */
  readonly children: (form: FormularioEnPantalla<C>) => ReactNode
}

interface Firma {
  readonly idPersona: number | undefined
  readonly fecha: string
}

/** The screen of forms 28 to 31: the form, and what it became. Another one starts empty. */
export function FormularioDeElevadores<C extends string, R extends object>(props: Props<C, R>) {
  const [numero, setNumero] = useState<number | null>(null)
  const { formulario, queSigue } = props
  return (
    <Box sx={{ maxWidth: { xs: ANCHO_DE_FORMULARIO, ...(numero === null && { lg: 'none' }) } }}>
      {numero === null ? (
        <Pasos {...props} alPresentar={setNumero} />
      ) : (
        <FormularioEnviado
          formulario={formulario}
          titulo={TITULOS_DE_ELEVADORES[formulario]}
          numero={numero}
          queSigue={queSigue}
          alEmpezarOtro={() => setNumero(null)}
        />
      )}
    </Box>
  )
}

interface PropsDePasos<C extends string, R> extends Props<C, R> {
  readonly alPresentar: (numero: number) => void
}

function Pasos<C extends string, R extends object>(props: PropsDePasos<C, R>) {
  const { formulario, queSigue, definicion, revisar, resumen, enPantalla, domicilio, enviar, alPresentar, children } =
    props
  const clave = borradorDeElevadores(formulario)
  const form = useFormulario(definicion, clave)
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const { ocupado, presentar } = usePresentar<Presentado>({
    clave,
    alPresentar: ({ message, numero }) => {
      avisar(message)
      alPresentar(numero)
    },
    alFallar: rechazarElevadores(form, clave, enPantalla),
  })
  const alEnviar = () => {
    const { respuestas } = definicion.validar(form.getValues())
    void presentar(domicilio ? sinSuNumero(form.getValues(), domicilio) : { ...respuestas }, async (opciones) => {
      if (domicilio) await guardarDomicilioEscrito(form, domicilio)
      const alFin = definicion.validar(form.getValues()).respuestas
      if (!alFin) throw new Error('Las respuestas cambiaron después de revisarlas')
      // As forms 29 to 31 send it; the server keeps its own. The same all day, so that a retry is the same filing.
      return enviar(alFin, { idPersona, fecha: hoy() }, opciones)
    })
  }
  return (
    <PasosDelFormulario
      presentacion={{
        titulo: TITULOS_DE_ELEVADORES[formulario],
        clave,
        volverA: INICIO.enlace(),
        antes: (abierto) => <AntesDeEmpezar tramite={clave} abierto={abierto} />,
        queSigue,
      }}
      form={form}
      respuestas={revisar}
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => (
        <CamposDelFormulario form={form} alContinuar={alContinuar} resumen={resumen}>
          {children(form)}
        </CamposDelFormulario>
      )}
    </PasosDelFormulario>
  )
}

/** The number that a typed address gets is not another answer. */
const sinSuNumero = <C extends string>(valores: Valores<C>, { idDomicilio, origen }: CamposDeDomicilio<C>) =>
  Object.fromEntries(Object.entries(valores).filter(([campo]) => campo !== idDomicilio && campo !== origen))
