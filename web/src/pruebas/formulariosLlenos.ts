import { ejemploDe } from '@catastro/domain/formularios/ejemploDePrueba'
import { CODIGOS_DE_FORMULARIO, type CodigoDeFormulario, FORMULARIOS } from '@catastro/domain/formularios/formularios'
import { FORMULARIO_28 } from '../elevadores/formulario28/campos28.ts'
import { FORMULARIO_29 } from '../elevadores/formulario29/formulario29.tsx'
import { FORMULARIO_30 } from '../elevadores/formulario30/campos30.ts'
import { FORMULARIO_31 } from '../elevadores/formulario31/formulario31.tsx'
import { DEL_REGISTRO } from '../padron/domicilio/domicilioDelFormulario.ts'

/** Every form as a person leaves it when it lacks nothing: what their drafts hold. */

const CON_REGLAS_PROPIAS: Readonly<Partial<Record<CodigoDeFormulario, Readonly<Record<string, string>>>>> = {
  '1': {
    hormigonarmado: '1',
    asfalto: '1',
    cordoncuneta: '1',
    tierrasincc: '1',
    redbajatension: '1',
    redgasnatural: '1',
    conformeexistente: '1',
    cantidadluminarias: '4',
    recoleccionresiduos: '3',
    cantarboles: '0',
    conformehabilitar: 'Permitido',
  },
  '1bis': { nroresolucion: 'EN TRAMITE', supconstruida: '12.345' },
  '2': {
    supconantecedentes: '1.200',
    permisoconstruccionnro: '1',
    finaldeobranro: '1',
    trabajoautorizado1: 'Cocina',
    observacion1: 'Con planos',
  },
  '14': {
    instalacion: '1',
    retiro: '0',
    ocupaVereda: '0',
    aceptoord2073: '1',
    desde: '2026-12-01',
    hasta: '2026-12-31',
    perimetro: '12,5',
    altura: '3',
    superficie: '20',
    cuil: '27309991112',
    representante: '7',
    nombre: 'Clara',
    apellido: 'Nieva',
    empresaPublicidad: '0',
  },
  '19': {
    mismo: '0',
    idCalle: '1',
    NroPuerta: '450',
    Seccion: '4',
    Manzana: '12',
    Distrito: '1',
    Dominio: 'A',
    idDeclarante: '1',
  },
}

/** The others, by their questions. */
const deCadaUno = CODIGOS_DE_FORMULARIO.map(async (codigo) => {
  const { PREGUNTAS } = await FORMULARIOS[codigo].traer()
  return [codigo, CON_REGLAS_PROPIAS[codigo] ?? ejemploDe(PREGUNTAS)] as const
})
export const DE_CARPETA_LLENOS = Object.fromEntries(await Promise.all(deCadaUno)) as Readonly<
  Record<CodigoDeFormulario, Readonly<Record<string, string>>>
>

const EMPRESA = {
  idInstitucion: '4',
  razonsocial: 'Ascensores SRL',
  cuit: '30-50000007-0',
  nroconservador: 'C-1',
  nroinstalador: 'I-1',
  idCalleInstitucion: '7',
  calle: 'SAN MARTIN',
  nropuertaInstitucion: '450',
  telefonoInstitucion: '381 4000000',
}
export const DE_ELEVADORES_LLENOS = {
  '28': {
    ...FORMULARIO_28.iniciales,
    cuil: '27309991112',
    idPersona: '17',
    responsable: 'Nieva, Clara',
    padron: '100001',
    idFormulario27: '5',
    domicilio: 'SAN MARTIN 450',
    nroelevadores: '3',
    idPersonaCD: '17',
    circunscripcion: '1',
    seccion: '4',
    manzana: '12',
    parcela: '7A',
  },
  '29': { ...FORMULARIO_29.iniciales, ...EMPRESA, padron: '100001', idDomicilio: '1', origen: DEL_REGISTRO },
  '30': {
    ...FORMULARIO_30.iniciales,
    ...EMPRESA,
    dni: '25333444',
    conTE: '1',
    tecnicoespecializado: 'Juan Paz',
    dniTE: '20.111.222',
    cuitTE: '20-20111222-8',
    profesionTE: 'Electromecánico',
    matriculaTE: 'M-9',
  },
  '31': {
    ...FORMULARIO_31.iniciales,
    padron: '100001',
    idDomicilio: '1',
    calle: 'SAN MARTIN',
    nropuerta: '450',
    origen: DEL_REGISTRO,
    cantidadelevadores: '3',
    destinoinmueble: 'Vivienda',
    nroconservador: 'C-1',
    nroinstalador: 'I-1',
    representantetecnico: 'Ana Gómez',
    matriculaRT: 'M-55',
    observaciones: 'Contrato anual',
  },
} as const
