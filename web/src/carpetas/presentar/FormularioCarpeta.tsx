import { borradorDeCarpeta } from '@catastro/domain/borradores/reglas'
import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { leerBorrador } from '../../envios/borrador.ts'
import { EstadoDelBorrador } from '../../envios/EstadoDelBorrador.tsx'
import { useArchivosDelBorrador } from '../../envios/useArchivosDelBorrador.ts'
import { useBorrador } from '../../envios/useBorrador.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { LO_QUE_COMPLETE_SE_GUARDA } from '../mensajes.ts'
import { CarpetaEnviada } from './CarpetaEnviada.tsx'
import { DatosDeCarpeta } from './DatosDeCarpeta.tsx'
import type { Encomienda, FilaDeEncomienda } from './encomienda.ts'
import { RevisionDeCarpeta } from './RevisionDeCarpeta.tsx'
import type { CatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'
import { useEnviarCarpeta } from './useEnviarCarpeta.ts'
import { type CampoDeCarpeta, validarCarpeta } from './validarCarpeta.ts'
import { comoDatos, type ValoresDeCarpeta, valoresDeBorrador } from './valoresDeCarpeta.ts'

export interface PropsDeFormularioCarpeta {
  readonly encomienda: Encomienda
  readonly filas: readonly FilaDeEncomienda[]
  readonly catalogos: CatalogosDeCarpeta
}

const PASO = 'paso'
const REVISION = 'revision'

/** Fill in, check the answers, send. The step is in the address, so that the browser's back leads to the answers. */
export function FormularioCarpeta({ encomienda, filas, catalogos }: PropsDeFormularioCarpeta) {
  const [parametros, setParametros] = useSearchParams()
  const clave = borradorDeCarpeta(encomienda.idEncomiendaTipo)
  const form = useForm<ValoresDeCarpeta>({
    defaultValues: valoresDeBorrador(leerBorrador(clave)),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errores = validarCarpeta(values, filas[0])
      if (errores.length === 0) return { values, errors: {} }
      const errors = Object.fromEntries(errores.map(({ campo, texto }) => [campo, { type: 'regla', message: texto }]))
      return { values: {}, errors: errors as FieldErrors<ValoresDeCarpeta> }
    },
  })
  const borrador = useBorrador({
    clave,
    form,
    deDatos: (datos) => valoresDeBorrador(datos, form.getValues()),
    comoDatos,
  })
  const croquis = useWatch({ control: form.control, name: 'croquis' })
  useArchivosDelBorrador({
    clave,
    borrador,
    campo: 'croquis',
    elegidos: useMemo(() => (croquis ? [croquis] : []), [croquis]),
    alTraer: ([archivo]) => form.setValue('croquis', archivo ?? null),
  })

  const [porCambiar, setPorCambiar] = useState<CampoDeCarpeta | null>(null)
  const volver = (campo: CampoDeCarpeta | null = null) => {
    setPorCambiar(campo)
    setParametros({}, { replace: true })
  }
  const envio = useEnviarCarpeta({ form, fila: filas[0], catalogos, alRechazar: () => volver() })
  // After a reload the file is gone, and with it what was checked: it starts again at the answers.
  const revisando = parametros.get(PASO) === REVISION && form.formState.isSubmitSuccessful

  const titulo = `Nueva carpeta: ${encomienda.encomiendatipo}`
  if (envio.idCarpeta !== null) return <CarpetaEnviada titulo={titulo} idCarpeta={envio.idCarpeta} />
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      {revisando ? (
        <RevisionDeCarpeta
          encomienda={encomienda}
          valores={form.getValues()}
          catalogos={catalogos}
          envio={envio}
          alCambiar={volver}
        />
      ) : (
        <>
          <PageTitle volverA="/nuevaCarpeta" bajada={LO_QUE_COMPLETE_SE_GUARDA}>
            {titulo}
          </PageTitle>
          {borrador.estado.situacion === 'cargando' ? (
            <Spinner />
          ) : (
            <DatosDeCarpeta
              form={form}
              enfocar={porCambiar}
              encomienda={encomienda}
              filas={filas}
              catalogos={catalogos}
              alContinuar={() => setParametros({ [PASO]: REVISION })}
            />
          )}
          <EstadoDelBorrador borrador={borrador} />
        </>
      )}
    </Box>
  )
}
