import type { ComponentProps } from 'react'
import { vi } from 'vitest'
import { FORMULARIO_27, valoresPagados } from '../../elevadores/formulario27/campos27.ts'
import type { EnCurso27 } from '../../elevadores/formulario27/enCurso27.ts'
import { Formulario27Page } from '../../elevadores/formulario27/Formulario27Page.tsx'
import { PagarFormulario1bis } from '../../formularios/formulario1bis/PagarFormulario1bis.tsx'
import { LibreDeudaDialog } from '../../libreDeuda/LibreDeudaDialog.tsx'
import { DEL_REGISTRO } from '../../padron/domicilio/domicilioDelFormulario.ts'
import { CompletarLoPagado } from '../../veredas/pagar/CompletarLoPagado.tsx'
import { VeredasPage } from '../../veredas/presentar/VeredasPage.tsx'
import { carpetaPresentada, conCarpeta, pdf } from '../carpetaPresentada.ts'
import { pagoDePrueba } from '../pago.ts'
import { responde } from '../respuestas.ts'
import { enCursoResponde, veredaDePrueba } from '../vereda.ts'
import { conListasDeFormularios, escrito } from './deFormularios.tsx'
import { type Escritura, nada } from './escritura.ts'

const GUARDADO_1BIS = {
  idCarpeta: 1002,
  idFormulario: 1002,
  idFormulario1bis: 9,
  total: 58_800,
  pagado: 0,
} as ComponentProps<typeof PagarFormulario1bis>['guardado']

const RESPUESTAS_27 = {
  Padron: '100001',
  idDomicilio: 1,
  idCalle: 7,
  nropuerta: '450',
  Piso: '',
  Departamento: '',
  PadronInmueble: '100001',
  idDomicilioInmueble: 1,
  idCalleInmueble: 7,
  nropuertaInmueble: '450',
  nroelevadores: 3,
  expedienteobra: 12345,
}
const LIBRE: EnCurso27 = { pago: null, respuestas: null, ultima: null }
const de27 = (enCurso: EnCurso27) => ({
  quien: 'ciudadano' as const,
  pantalla: () => <Formulario27Page />,
  ruta: '/formulario27',
  antes: () => {
    // The browser lets no tab be opened.
    vi.spyOn(window, 'open').mockReturnValue(null)
    conListasDeFormularios()
    responde('GET /elevadores/formulario27/enCurso', enCurso)
    const { pago } = enCurso
    if (pago) {
      responde('GET /pagos/estado/{idPago}', pagoDePrueba(pago.estado, { ...pago, producto: 'FORM27' }), {
        idPago: pago.idPago,
      })
    }
    escrito('formulario27', {
      ...valoresPagados(RESPUESTAS_27, FORMULARIO_27.iniciales),
      origen: DEL_REGISTRO,
      calle: 'SAN MARTIN',
      origenInmueble: DEL_REGISTRO,
      calleInmueble: 'SAN MARTIN',
    })
  },
})
const pagando = (estado: 'INICIADO' | 'CONFIRMADO'): EnCurso27 => ({
  ...LIBRE,
  pago: { idPago: 5, estado, monto: 5200 },
  respuestas: RESPUESTAS_27,
})

const foto = (nombre: string) => new File([nombre], nombre, { type: 'image/jpeg' })
const GUARDADO = {
  idDomicilio: '3',
  calle: 'SAN MARTIN',
  Padron: '100001',
  idCalle: '7',
  NroPuerta: '450',
  Piso: '',
  Departamento: '',
  Seccion: '1',
  Manzana: '14',
  Parcela: '7',
  Distrito: '01',
  Dominio: 'N-101407',
}
/** `guardado`: whether the register has its address; one that was typed is saved before it is paid for. */
const deVereda = (guardado: boolean) => ({
  quien: 'ciudadano' as const,
  pantalla: () => <VeredasPage />,
  ruta: '/veredas',
  antes: () => {
    conListasDeFormularios()
    enCursoResponde(null)
    responde('GET /formulario/obtenerLeyendas/{idFormularioTipo}', { leyendas1: [], leyendas2: [] })
    const { idDomicilio: _, calle: __, ...domicilio } = GUARDADO
    escrito('veredas', {
      ...domicilio,
      guardado: guardado ? JSON.stringify(GUARDADO) : '',
      porPadron: guardado ? '1' : '0',
      idInmuebleTipo: '1',
      pintura: '1',
      MontodeObra: '250000',
      dep_mat_dias: '3',
      email: 'clara@example.com',
    })
  },
  pasos: [{ 'Fotos de la obra': foto('una.jpg') }, 'Continuar al pago'],
  boton: /^Pagar \$/,
})

/** What is paid for, and what is sent once it is. */
export const DE_PAGOS: readonly Escritura[] = [
  {
    llamada: 'POST /pagos/preparar',
    en: 'libreDeuda/usePagarLibreDeuda.ts',
    quien: 'ciudadano',
    pantalla: () => <LibreDeudaDialog alCerrar={nada} />,
    pasos: [{ Padrón: '100001' }],
    boton: /^Pagar con tarjeta \$/,
  },
  {
    llamada: 'POST /pagos/preparar',
    en: 'formularios/formulario1bis/PagarFormulario1bis.tsx',
    quien: 'profesional',
    pantalla: () => <PagarFormulario1bis guardado={GUARDADO_1BIS} />,
    antes: () => conCarpeta(carpetaPresentada()),
    boton: /^PAGAR FORMULARIO \$/,
  },
  {
    llamada: 'POST /pagos/preparar',
    en: 'elevadores/formulario27/Formulario27.tsx',
    ...de27(LIBRE),
    pasos: ['Continuar al pago'],
    boton: /^Pagar \$/,
  },
  {
    llamada: 'POST /elevadores/formulario27/soltar',
    en: 'elevadores/formulario27/enCurso27.ts',
    ...de27(pagando('INICIADO')),
    boton: 'Cambiar los datos',
  },
  {
    llamada: 'POST /documentacion/altaFormulario27',
    en: 'elevadores/formulario27/Formulario27Cerrado.tsx',
    ...de27(pagando('CONFIRMADO')),
    pasos: [{ 'Adjunte comprobante de pago:': pdf() }],
    boton: 'Enviar',
  },
  {
    llamada: 'POST /formulario/realizarPagoF22',
    en: 'veredas/presentar/usePagarVereda.ts',
    ...deVereda(true),
  },
  {
    llamada: 'POST /formulario/agregarDomicilioObra',
    en: 'padron/agregarDomicilio.ts',
    ...deVereda(false),
  },
  {
    llamada: 'POST /documentacion/altaFormularioVeredas',
    en: 'veredas/pagar/usePresentarLoPagado.ts',
    quien: 'ciudadano',
    pantalla: () => <CompletarLoPagado vereda={veredaDePrueba('POR_COMPLETAR', { fotos: [] })} alPresentar={nada} />,
    pasos: [{ 'Agregue una foto': foto('una.jpg') }, { 'Agregue una foto': foto('dos.jpg') }],
    boton: 'Enviar formulario',
  },
]
