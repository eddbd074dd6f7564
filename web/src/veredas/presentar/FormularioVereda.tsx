import { aPesos } from '@catastro/domain/dinero'
import type { TarifasVeredas } from '@catastro/domain/veredas/aranceles'
import { SIN_ELLA_NO_SE_PRESENTA, TITULO_VEREDAS } from '@catastro/domain/veredas/mensajes'
import { BORRADOR_VEREDAS } from '@catastro/domain/veredas/reglas'
import { casoDe, FOTOS_PARA_PRESENTAR } from '@catastro/domain/veredas/trabajos'
import type { ReactNode } from 'react'
import { CamposEnPasos } from '../../envios/CamposEnPasos.tsx'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { rotuloDePago } from '../../envios/rotuloDePago.ts'
import { useCalles } from '../../padron/domicilio/useCalles.ts'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import type { Opcion } from '../../ui/campos/SelectInput.tsx'
import { quePaga } from '../conceptoDelPago.ts'
import { VEREDAS_INICIO } from '../direcciones.ts'
import { marcasDe } from '../marcas.ts'
import { CONTINUAR_AL_PAGO, REVISION_Y_PAGO } from '../mensajes.ts'
import { useSeguirElPago } from '../useSeguirElPago.ts'
import { BloqueDomicilio } from './BloqueDomicilio.tsx'
import { BloqueFotos } from './BloqueFotos.tsx'
import { BloqueSolicitante } from './BloqueSolicitante.tsx'
import { BloqueTrabajos } from './BloqueTrabajos.tsx'
import { FotosARevisar } from './FotosARevisar.tsx'
import { LeyendasDelFormulario } from './LeyendasDelFormulario.tsx'
import { LiquidacionARevisar, TotalAlLado, TotalDelFormulario, totalDe } from './LiquidacionDelFormulario.tsx'
import { PagoEmpezado } from './PagoEmpezado.tsx'
import { type NombreDePaso, PASOS_DE_VEREDA, pasoDeVereda } from './pasosDeVereda.ts'
import { respuestasDeVereda } from './respuestasDeVereda.ts'
import { useFormularioVereda } from './useFormularioVereda.ts'
import { usePagarVereda } from './usePagarVereda.ts'
import { validarVereda } from './validarVereda.ts'
import { calleGuardada, type ValoresDeVereda, vacios } from './valoresDeVereda.ts'

interface Props {
  readonly tarifas: TarifasVeredas
  readonly tiposInmueble: readonly Opcion[]
  readonly idInmuebleTipo: string
  readonly email: string
}

const PRESENTACION = { titulo: TITULO_VEREDAS, clave: BORRADOR_VEREDAS, volverA: VEREDAS_INICIO.enlace() }

/** One is enough to pay, and not to file what is paid. */
function otraFoto(valores: ValoresDeVereda) {
  const { entradas } = casoDe(marcasDe(valores))
  const cuantas = entradas.reduce((suma, campo) => suma + valores[campo].length, 0)
  const campo = entradas.find((entrada) => valores[entrada].length === 0) ?? entradas[0] ?? ''
  return cuantas < FOTOS_PARA_PRESENTAR ? { texto: SIN_ELLA_NO_SE_PRESENTA, boton: 'Agregar foto', campo } : null
}

/** Filled in, checked, and paid by redirect: what is paid is then filed by itself. */
export function FormularioVereda({ tarifas, tiposInmueble, idInmuebleTipo, email }: Props) {
  const form = useFormularioVereda(vacios({ idInmuebleTipo, email }), tarifas)
  const { piezas } = form
  const total = totalDe(form.getValues(), tarifas)
  const { pagar, ocupado, empezado, pagarLoDeAhora, dejarElEmpezado } = usePagarVereda(form, total)
  const elEmpezado = useSeguirElPago()
  const calles = useCalles()
  const nombreDe = (opciones: readonly Opcion[], valor: string) =>
    opciones.find((opcion) => String(opcion.valor) === valor)?.texto ?? ''
  const respuestas = (valores: ValoresDeVereda) =>
    respuestasDeVereda(valores, {
      calle: calleGuardada(valores) || nombreDe(calles, valores.idCalle),
      inmueble: nombreDe(tiposInmueble, valores.idInmuebleTipo),
    })
  const loDeAhora = (valores: ValoresDeVereda) =>
    quePaga({
      padron: valores.Padron,
      domicilio: `${calleGuardada(valores) || nombreDe(calles, valores.idCalle)} ${valores.NroPuerta}`,
      marcas: marcasDe(valores),
      monto: aPesos(total),
    })
  const contenidos: Readonly<Record<NombreDePaso, ReactNode>> = {
    domicilio: <BloqueDomicilio form={piezas} tiposInmueble={tiposInmueble} />,
    obra: <BloqueTrabajos form={piezas} />,
    condiciones: (
      <>
        <LeyendasDelFormulario form={piezas} />
        <BloqueSolicitante form={piezas} />
      </>
    ),
    fotos: <BloqueFotos form={piezas} trayendo={form.trayendoFotos} />,
  }
  return (
    <PasosDelFormulario
      presentacion={PRESENTACION}
      form={form}
      respuestas={respuestas}
      ocupado={ocupado}
      enviar={rotuloDePago(aPesos(total))}
      alEnviar={pagar}
      porAgregar={otraFoto}
      pasoDe={pasoDeVereda}
      aRevisar={
        <FormStack sx={{ mt: 3 }}>
          <LiquidacionARevisar form={piezas} tarifas={tarifas} />
          <FotosARevisar form={piezas} />
          {empezado && (
            <PagoEmpezado
              ahora={loDeAhora(form.getValues())}
              monto={empezado.monto}
              otros={empezado.otros}
              ocupado={ocupado || elEmpezado.ocupado}
              alPagar={pagarLoDeAhora}
              alSeguir={elEmpezado.seguir}
              alDejar={dejarElEmpezado}
            />
          )}
        </FormStack>
      }
    >
      {(alContinuar) => (
        <CamposEnPasos
          form={form}
          pasos={PASOS_DE_VEREDA.map((paso) => ({ ...paso, contenido: contenidos[paso.nombre] }))}
          conFaltas={() => validarVereda(form.getValues(), tarifas).map(({ campo }) => campo)}
          alContinuar={alContinuar}
          continuar={CONTINUAR_AL_PAGO}
          ultimo={REVISION_Y_PAGO}
          ocupado={form.trayendoFotos}
          alLado={<TotalAlLado form={piezas} tarifas={tarifas} />}
          alPie={<TotalDelFormulario form={piezas} tarifas={tarifas} />}
        />
      )}
    </PasosDelFormulario>
  )
}
