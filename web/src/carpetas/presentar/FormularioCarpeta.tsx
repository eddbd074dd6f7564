import { borradorDeCarpeta } from '@catastro/domain/borradores/reglas'
import { CARPETA_CREADA } from '@catastro/domain/carpetas/mensajes'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Box from '@mui/material/Box'
import { useCallback, useMemo, useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { leerBorrador } from '../../envios/borrador.ts'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { useArchivosDelBorrador } from '../../envios/useArchivosDelBorrador.ts'
import { type FormularioConBorrador, useBorrador } from '../../envios/useBorrador.ts'
import { AntesDeEmpezar } from '../../tramites/AntesDeEmpezar.tsx'
import { tramiteDeEncomienda } from '../../tramites/direcciones.ts'
import { Exito } from '../../ui/avisos/Exito.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { MIS_CARPETAS, NUEVA_CARPETA } from '../direcciones.ts'
import { QUE_SIGUE_A_LA_CARPETA } from '../mensajes.ts'
import { DatosDeCarpeta, type PropsDeFormularioCarpeta } from './DatosDeCarpeta.tsx'
import type { FilaDeEncomienda } from './encomienda.ts'
import { respuestasDeCarpeta } from './respuestasDeCarpeta.ts'
import { type Alta, useEnviarCarpeta } from './useEnviarCarpeta.ts'
import { validarCarpeta } from './validarCarpeta.ts'
import { comoDatos, type ValoresDeCarpeta, valoresDeBorrador } from './valoresDeCarpeta.ts'

/** The form that makes a folder: fill in, check the answers, send. */
export function FormularioCarpeta({ encomienda, filas, catalogos }: PropsDeFormularioCarpeta) {
  const [alta, setAlta] = useState<Alta | null>(null)
  const titulo = `Nueva carpeta: ${enOracion(encomienda.encomiendatipo)}`
  const clave = borradorDeCarpeta(encomienda.idEncomiendaTipo)
  const form = useFormularioCarpeta(clave, filas[0])
  const { ocupado, progreso, alEnviar } = useEnviarCarpeta({
    clave,
    form,
    fila: filas[0],
    catalogos,
    alPresentar: setAlta,
  })
  if (alta) return <CarpetaEnviada titulo={titulo} alta={alta} />
  return (
    <Box sx={{ maxWidth: { xs: ANCHO_DE_FORMULARIO, lg: 'none' } }}>
      <PasosDelFormulario
        presentacion={{
          titulo,
          clave,
          volverA: NUEVA_CARPETA.enlace(),
          antes: (abierto) =>
            abierto && <AntesDeEmpezar tramite={tramiteDeEncomienda(encomienda.idEncomiendaTipo)} abierto />,
          queSigue: QUE_SIGUE_A_LA_CARPETA,
        }}
        form={form}
        respuestas={(valores) => respuestasDeCarpeta(valores, encomienda, catalogos)}
        ocupado={ocupado}
        progreso={progreso}
        enviar="Enviar carpeta"
        alEnviar={alEnviar}
      >
        {(alContinuar) => (
          <DatosDeCarpeta
            form={form}
            encomienda={encomienda}
            filas={filas}
            catalogos={catalogos}
            alContinuar={alContinuar}
          />
        )}
      </PasosDelFormulario>
    </Box>
  )
}

/** Said for 3 seconds; then the own list, which goes on showing what was sent. */
function CarpetaEnviada({ titulo, alta }: { titulo: string; alta: Alta }) {
  const { idCarpeta, codigoSeguimiento } = alta
  const navigate = useNavigate()
  const irALaLista = useCallback(() => {
    navigate(MIS_CARPETAS.enlace(), { replace: true, state: { carpetaCreada: idCarpeta, codigoSeguimiento } })
  }, [navigate, idCarpeta, codigoSeguimiento])
  return (
    <>
      <PageTitle>{titulo}</PageTitle>
      <Exito textos={[CARPETA_CREADA]} segundos={3} destino="a sus carpetas" alTerminar={irALaLista}>
        Su carpeta es la número <strong>{idCarpeta}</strong>.
      </Exito>
    </>
  )
}

/** The folder form as it is typed: people, an address and a file are not texts, so it holds its own values. */
function useFormularioCarpeta(
  clave: string,
  fila: FilaDeEncomienda | undefined,
): FormularioConBorrador<ValoresDeCarpeta> {
  const form = useForm<ValoresDeCarpeta>({
    defaultValues: valoresDeBorrador(leerBorrador(clave)),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errores = validarCarpeta(values, fila)
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
  return { ...form, borrador }
}
