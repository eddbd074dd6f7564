import { CODIGOS_DE_FORMULARIO, type CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import type { ReactNode } from 'react'
import { elegirEncomienda } from '../../carpetas/presentar/encomienda.ts'
import { FormularioCarpetaPage } from '../../carpetas/presentar/FormularioCarpetaPage.tsx'
import { Llenar as Formulario28Page } from '../../elevadores/formulario28/formulario28.tsx'
import { Llenar as Formulario29Page } from '../../elevadores/formulario29/formulario29.tsx'
import { Llenar as Formulario30Page } from '../../elevadores/formulario30/formulario30.tsx'
import { Llenar as Formulario31Page } from '../../elevadores/formulario31/formulario31.tsx'
import { guardarBorrador } from '../../envios/borrador.ts'
import { carpetaPresentada, conCarpeta, filaDeFormulario, pdf } from '../carpetaPresentada.ts'
import { DE_CARPETA_LLENOS, DE_ELEVADORES_LLENOS } from '../formulariosLlenos.ts'
import { paginaDe } from '../paginaDeFormulario.tsx'
import { pagoDePrueba } from '../pago.ts'
import { responde } from '../respuestas.ts'
import type { Escritura } from './escritura.ts'

/** What a person left half filled, found again. */
export const escrito = (clave: string, valores: object) =>
  guardarBorrador(clave, valores, { version: 0, pendiente: true })

export function conListasDeFormularios() {
  responde('GET /formulario/calles', { calles: [{ idcalle: 7, calle: 'SAN MARTIN' }] })
  responde('GET /formulario/tarifas', {
    tarifas: [64, 65, 111, 112, 116, 119, 120, 121].map((idTarifa) => ({ idTarifa, valor: 100 })),
  })
  responde('GET /formulario/obtenerDeclarante', { declarante: [{ idDeclarante: 1, declarante: 'Propietario' }] })
  responde('GET /formulario/tiposFormulario', { tiposFormulario: [] })
  responde('GET /formulario/tiposInmueble', { tiposInmueble: [{ idInmuebleTipo: 1, InmuebleTipo: 'VIVIENDA' }] })
  responde('GET /formulario/tiposObra', { tiposObra: [{ idObraTipo: 1, ObraTipo: 'OBRA NUEVA', timbrado: 4500 }] })
  responde('POST /borradores/{clave}/archivos', {
    ok: true,
    message: '',
    archivos: [{ idArchivo: 1, campo: '', nombre: '', tipo: '', tamano: 1 }],
  })
}

/** A folder's form, as it was left. */
const deCarpeta = (codigo: CodigoDeFormulario, cambios: object = {}) => ({
  quien: 'profesional' as const,
  pantalla: () => paginaDe(codigo),
  ruta: `/formulario${codigo}?idCarpeta=1002`,
  antes: () => {
    conListasDeFormularios()
    conCarpeta(carpetaPresentada(), { formularios: [filaDeFormulario(codigo, 0)] })
    responde('GET /pagos/estado/{idPago}', pagoDePrueba('CONFIRMADO', { idPago: 9, producto: 'FORM14' }), { idPago: 9 })
    escrito(`formulario${codigo}-1002`, { ...DE_CARPETA_LLENOS[codigo], ...cambios })
  },
})

const deElevadores = (codigo: keyof typeof DE_ELEVADORES_LLENOS, pagina: ReactNode, cambios: object = {}) => ({
  quien: 'ciudadano' as const,
  pantalla: () => pagina,
  ruta: `/formulario${codigo}`,
  antes: () => {
    conListasDeFormularios()
    responde('GET /instituciones/getInstituciones', {
      instituciones: [
        {
          idInstitucion: 4,
          Institucion: 'ASCENSORES SRL',
          idInstitucionTipo: 2,
          InstitucionTipo: 'x',
          estado: 1,
          usrmod: null,
        },
      ],
    })
    escrito(`formulario${codigo}`, { ...DE_ELEVADORES_LLENOS[codigo], ...cambios })
  },
})
const REVISADO = { pasos: ['Continuar'], boton: 'Enviar formulario' }
/** Without the register's word the address is saved before it is used. */
const A_MANO = { idDomicilio: '', origen: '', idCalle: '7' }

const ROSA = { id: 55, nombre: 'Ávila, Rosa', Domicilio: 'Laprida 45' }
function conFormularioDeCarpeta(cambios: object = {}) {
  conListasDeFormularios()
  elegirEncomienda(
    [
      {
        idEncomiendaTipo: 10,
        encomiendatipo: 'CONFORME DE USO',
        idFormularioTipo: 1,
        FormularioTipo: 'FORMULARIO 1',
        codigoFormulario: '1',
        requiereCroquis: true,
        explicacion: '',
      },
    ],
    10,
  )
  responde('GET /formulario/buscarProfesional/{documento}', {
    idProfesional: 3,
    Domicilio: 'Salta 100',
    idPersona: 12,
    nombre_persona: 'Pablo',
    apellido_persona: 'Medina',
    matricula: 'ARQ-1',
  })
  escrito('carpeta-10', {
    cuilPropietario: '27336667777',
    propietario: ROSA,
    domicilioObra: { idDomicilio: 1, texto: 'SAN MARTIN 450', Padron: '100001', porPadron: true },
    idInmuebleTipo: '1',
    idObraTipo: '1',
    AnchoCalle: '12',
    AnchoVereda: '2',
    DistEjeCalle: '6',
    ArbolesVereda: '0',
    MontodeObra: '1000',
    ...cambios,
  })
}

/** What is filed: forms that make a folder, and those inside one. */
export const DE_FORMULARIOS: readonly Escritura[] = [
  {
    llamada: 'POST /documentacion/alta',
    en: 'carpetas/presentar/useEnviarCarpeta.ts',
    quien: 'profesional',
    pantalla: () => <FormularioCarpetaPage />,
    antes: conFormularioDeCarpeta,
    pasos: [{ 'Croquis de manzana': pdf() }, 'Continuar'],
    boton: 'Enviar carpeta',
  },
  {
    llamada: 'POST /formulario/agregarPropietario/{cuil}',
    en: 'carpetas/presentar/BloquePropietario.tsx',
    quien: 'profesional',
    pantalla: () => <FormularioCarpetaPage />,
    antes: () => {
      conFormularioDeCarpeta({ propietario: null })
      responde('GET /formulario/buscarPropietario/{cuil}', {
        idPropietario: null,
        Domicilio: null,
        IdPersona: 18,
        nombre_persona: 'Rosa',
        apellido_persona: 'Ávila',
      })
    },
    boton: 'Buscar propietario',
  },
  ...CODIGOS_DE_FORMULARIO.filter((codigo) => codigo !== '14' && codigo !== '19').map((codigo) => ({
    llamada: `POST /documentacion/altaFormulario${codigo}` as const,
    en: `formularios/formulario${codigo}/formulario${codigo}.tsx`,
    ...deCarpeta(codigo),
    ...REVISADO,
  })),
  {
    llamada: 'POST /documentacion/altaFormulario19',
    en: 'formularios/formulario19/formulario19.tsx',
    ...deCarpeta('19', { idCalle: '7' }),
    pasos: ['ENVIAR'],
    boton: 'Enviar formulario',
  },
  {
    llamada: 'POST /pagos/preparar',
    en: 'formularios/formulario14/formulario14.tsx',
    ...deCarpeta('14'),
    pasos: ['Continuar al pago'],
    boton: /^Pagar/,
  },
  {
    llamada: 'POST /documentacion/altaFormulario14',
    en: 'formularios/formulario14/formulario14.tsx',
    ...deCarpeta('14', { idPago: '9' }),
    pasos: [{ 'Adjunte comprobante de pago:': pdf() }],
    boton: 'Enviar',
  },
  {
    llamada: 'POST /documentacion/altaFormulario28/',
    en: 'elevadores/formulario28/formulario28.tsx',
    ...deElevadores('28', <Formulario28Page />),
    ...REVISADO,
  },
  {
    llamada: 'POST /documentacion/altaFormulario29',
    en: 'elevadores/formulario29/formulario29.tsx',
    ...deElevadores('29', <Formulario29Page />),
    ...REVISADO,
  },
  {
    llamada: 'POST /documentacion/altaFormulario30',
    en: 'elevadores/formulario30/formulario30.tsx',
    ...deElevadores('30', <Formulario30Page />),
    ...REVISADO,
  },
  {
    llamada: 'POST /documentacion/altaFormulario31',
    en: 'elevadores/formulario31/formulario31.tsx',
    ...deElevadores('31', <Formulario31Page />),
    ...REVISADO,
  },
  {
    llamada: 'POST /formulario/agregarDomicilioObra',
    en: 'padron/agregarDomicilio.ts',
    ...deElevadores('31', <Formulario31Page />, A_MANO),
    ...REVISADO,
  },
]
