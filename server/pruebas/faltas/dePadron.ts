import type { FaltasDe } from './falta.ts'

const BUSCAR = 'server/src/padron/buscar.test.ts'
const CERTIFICAR = 'server/src/padron/certificar.test.ts'

/** The land register: what is found, who sees how much of it, and what is certified. */
export const DE_PADRON: readonly FaltasDe[] = [
  {
    archivo: 'server/src/padron/presentarPadron.ts',
    pruebas: [BUSCAR],
    faltas: [
      ['los documentos se ven enteros', 'presentarPara', 'esPersonal(quien) || esTitularDelPadron(quien.usuario.documento_persona, padron)', 'true'],
      ['el personal los ve tapados', 'presentarPara', 'esPersonal(quien) || esTitularDelPadron', 'esTitularDelPadron'],
      ['uno ve tapados los propios', 'presentarPara', 'esPersonal(quien) || esTitularDelPadron(quien.usuario.documento_persona, padron)', 'esPersonal(quien)'],
      ['el CUIT no se tapa', 'presentarPara', 'padron.cuit && cuitTapado(padron.cuit)', 'padron.cuit'],
    ],
  },
  {
    archivo: 'server/src/padron/titulares.ts',
    pruebas: ['server/pruebas/acceso/loPropio.test.ts'],
    faltas: [
      ['quien tiene el padrón por su CUIL decide sobre él', 'TITULARES_DE', 't.documento_persona = r.cuit::bpchar', 'false'],
      ['y quien lo tiene por su DNI', 'TITULARES_DE', 'substr(t.documento_persona, 3, 8) = ${DNI} where r.padronm', 'false where r.padronm'],
    ],
  },
  {
    archivo: 'domain/src/deberes.ts',
    pruebas: ['server/pruebas/acceso/loPropio.test.ts'],
    faltas: [['un profesional del personal cambia la matrícula de otro', 'porQueNoDecideDeProfesionales', `idProfesional !== null || roles.some`, 'roles.some']],
  },
  {
    archivo: 'server/src/padron/certificar.ts',
    pruebas: [CERTIFICAR],
    faltas: [
      ['cada pedido es un número', 'certificar', 'if (hecho) return hecho', ''],
      ['el de ayer vale hoy', 'certificado_de_padron_de_hoy', '::date = ${HOY}', '::date is not null'],
      ['el de otra persona vale', 'certificado_de_padron_de_hoy', 'where id_persona = $1 and padron = $2', 'where $1 > 0 and padron = $2'],
    ],
  },
  {
    archivo: 'server/src/padron/leerCertificado.ts',
    pruebas: [CERTIFICAR],
    faltas: [
      ['el certificado ajeno se alcanza', 'certificadoAlAlcance', '!(c.idPersona === quien.idPersona || atiende(quien))', 'false'],
      ['la verificación dice el titular', 'verificarPadron', 'titular: iniciales(titular)', 'titular'],
    ],
  },
  {
    archivo: 'web/src/padron/domicilio/agregarDomicilio.ts',
    pruebas: ['web/src/veredas/presentar/VeredasPage.test.tsx'],
    faltas: [['un domicilio escrito viaja sin quién lo escribe', 'agregarDomicilio', '{ ...domicilio, idPersona }', '{ ...domicilio }']],
  },
]
