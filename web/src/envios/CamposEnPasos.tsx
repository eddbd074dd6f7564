import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, Path } from 'react-hook-form'
import { ErrorSummary, erroresDelFormulario } from '../ui/avisos/ErrorSummary.tsx'
import { irAlPrincipio } from '../ui/avisos/inicioDePagina.ts'
import { FormStack } from '../ui/campos/FormRow.tsx'
import { AL_PIE, COLORES } from '../ui/theme.ts'
import { ConLado, useHayLado } from './ConLado.tsx'
import { ListaDePasos } from './ListaDePasos.tsx'
import { usePasoDeLaDireccion } from './pasoDeRevision.ts'
import { rechazosDelServidor } from './rechazo.ts'
import type { FormularioConBorrador } from './useBorrador.ts'

interface PasoDeCampos<T extends FieldValues> {
  /** As the address says it. */
  readonly nombre: string
  readonly titulo: string
  /** What it asks for, in the order of the screen. */
  readonly campos: readonly Path<T>[]
  readonly contenido: ReactNode
}

interface Props<T extends FieldValues> {
  readonly form: FormularioConBorrador<T>
  readonly pasos: readonly PasoDeCampos<T>[]
  /** The fields in which something is wrong or missing with what is typed now. */
  readonly conFaltas: () => readonly string[]
  readonly alContinuar: () => void
  readonly continuar: string
  /** The last of the steps, after these. */
  readonly ultimo: string
  /** What the form holds is still on its way here. */
  readonly ocupado?: boolean
  /** What stays in sight all along: at the side where there is room, else in the bar below. */
  readonly alLado: ReactNode
  readonly alPie: ReactNode
}

/** Under a low window, or one that is enlarged, it would cover what is typed. */
const Barra = styled('div')({
  marginTop: 20,
  padding: '8px 16px 16px',
  background: COLORES.papel,
  border: `1px solid ${COLORES.linea}`,
  borderRadius: 8,
  '@media (min-width:1200px)': { padding: 0, background: 'none', border: 0 },
  '@media (max-width:1199px) and (min-height:600px)': {
    position: 'sticky',
    bottom: AL_PIE,
    zIndex: 3,
    borderRadius: '8px 8px 0 0',
    boxShadow: '0 -2px 8px rgba(27,39,51,.12)',
  },
})

/**
 * The fields of a long form, a step at a time. Each step says what is wrong in it before the next one; the last button, what
 * is wrong in all of them, at the first that has something. A draft goes on where something is missing.
 */
export function CamposEnPasos<T extends FieldValues>(props: Props<T>) {
  const { form, pasos, conFaltas, alContinuar, continuar, ultimo, ocupado = false, alLado, alPie } = props
  const { handleSubmit, trigger, formState } = form
  const { paso, irA } = usePasoDeLaDireccion()
  const [intento, setIntento] = useState(0)
  const conLugar = useHayLado()
  const numeroDe = (campo: string) => pasos.findIndex(({ campos }) => campos.some((suyo) => suyo === campo))
  const primeroCon = (campos: readonly string[]) => {
    const numeros = campos.map(numeroDe).filter((numero) => numero >= 0)
    return numeros.length > 0 ? Math.min(...numeros) : null
  }
  const [inicial] = useState(() => primeroCon(conFaltas()) ?? pasos.length - 1)
  const errores = erroresDelFormulario(formState.errors)
  const pedido = pasos.findIndex(({ nombre }) => nombre === paso)
  const actual = pedido >= 0 ? pedido : (primeroCon(errores.map(({ campo }) => campo)) ?? inicial)

  const irAlPaso = (numero: number) => {
    const nombre = pasos[numero]?.nombre
    if (!nombre || numero === actual) return
    irA(nombre)
    irAlPrincipio()
  }
  const seguir = async () => {
    if (await trigger([...(pasos[actual]?.campos ?? [])])) irAlPaso(actual + 1)
    else setIntento((n) => n + 1)
  }
  const esElUltimo = actual === pasos.length - 1
  const enviar = handleSubmit(alContinuar, (faltas) => {
    const primero = primeroCon(Object.keys(faltas))
    if (primero !== null) irAlPaso(primero)
  })
  return (
    <form
      onSubmit={(evento) => {
        if (esElUltimo) return void enviar(evento)
        evento.preventDefault()
        void seguir()
      }}
      noValidate
    >
      <ErrorSummary
        errores={errores}
        intento={intento + formState.submitCount + rechazosDelServidor(formState.errors)}
        alIr={(campo) => flushSync(() => irAlPaso(numeroDe(campo)))}
      />
      <ConLado
        lado={
          <>
            <ListaDePasos pasos={pasos} ultimo={ultimo} actual={actual} alIr={irAlPaso} />
            {alLado}
          </>
        }
      >
        {!conLugar && <ListaDePasos pasos={pasos} ultimo={ultimo} actual={actual} enUnRenglon alIr={irAlPaso} />}
        {pasos.map(({ nombre, contenido }, numero) => (
          <div key={nombre} hidden={numero !== actual}>
            <FormStack>{contenido}</FormStack>
          </div>
        ))}
        <Barra>
          {!conLugar && alPie}
          <Box sx={{ display: 'flex', gap: 1.5, mt: 1, '& button': { flexGrow: { xs: 1, sm: 0 } } }}>
            {actual > 0 && (
              <Button variant="outlined" onClick={() => irAlPaso(actual - 1)}>
                Atrás
              </Button>
            )}
            <Button type="submit" variant="contained" loading={esElUltimo && ocupado}>
              {esElUltimo ? continuar : 'Siguiente'}
            </Button>
          </Box>
        </Barra>
      </ConLado>
    </form>
  )
}
