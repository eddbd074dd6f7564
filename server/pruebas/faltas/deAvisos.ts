import type { FaltasDe } from './falta.ts'

const BORRADORES = 'server/src/borradores/borradores.test.ts'
const RESOLVER = 'server/src/libreDeuda/resolver.test.ts'
const LEER = 'server/src/libreDeuda/leerCertificado.test.ts'

/** Mails, drafts, licences, printed files and Libre Deuda. */
export const DE_AVISOS: readonly FaltasDe[] = [
  {
    archivo: 'server/src/notificaciones/encolar.ts',
    pruebas: ['server/src/veredas/presentar.test.ts', 'server/src/veredas/personal.test.ts', 'server/src/ciudad/textosDeCorreo.test.ts'],
    faltas: [
      ['lo que escribió la ciudad no sale', 'enPalabras', 'redactar(correo, escrito?.valor)', 'redactar(correo)'],
      ['a una dirección que no es la suya se le cuenta todo', 'encolar_correo_a_persona', 'else $6?::jsonb end', 'else coalesce($3::jsonb, $6?::jsonb) end'],
      ['la misma dirección en mayúsculas es de otro', 'encolar_correo_a_persona', 'when lower(trim(coalesce($5, email_persona))) = lower(trim(email_persona)) then', 'when coalesce($5, email_persona) = email_persona then'],
    ],
  },
  {
    archivo: 'domain/src/notificaciones/textos.ts',
    pruebas: ['server/src/ciudad/textosDeCorreo.test.ts'],
    faltas: [
      ['un texto nombra lo que su correo no ofrece', 'faltasDelTexto', '!Object.hasOwn(campos, nombre)', 'nombre === ""'],
      ['un texto sin lo obligatorio se guarda', 'faltasDelTexto', 'obligatorio && !dichos.includes(nombre)', 'obligatorio === undefined && nombre === ""'],
    ],
  },
  {
    archivo: 'server/src/borradores/guardarBorrador.ts',
    pruebas: [BORRADORES],
    faltas: [
      ['una pestaña pisa a la otra', 'seguir_borrador', ' and version = $4', ' and $4 > 0'],
      ['los borradores no tienen tope', 'empezar_borrador', 'where (select count(*) from borrador where id_persona = $1) < ${MAX_BORRADORES}', ''],
      ['lo ilegible se guarda', 'guardarBorrador', 'if (!legible(texto))', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/borradores/archivos.ts',
    pruebas: ['server/src/ciudad/tamanos.test.ts'],
    faltas: [['en un borrador todo campo admite lo que el que más', 'guardarArchivos', 'if (pesado)', 'if (pesado && false)']],
  },
  {
    archivo: 'server/src/ciudad/configurar.ts',
    pruebas: ['server/src/ciudad/tamanos.test.ts'],
    faltas: [['se admite un archivo que nadie puede subir en un día', 'exigirQueQuepaEnUnDia', 'Number(valor[tope]) > megas', 'Number(valor[tope]) < 0']],
  },
  {
    archivo: 'server/src/borradores/presentarUnaVez.ts',
    pruebas: [BORRADORES],
    faltas: [['el borrador de lo presentado queda', 'presentarUnaVez', 'await borrarBorrador(tx, idPersona, borrador)', '']],
  },
  {
    archivo: 'server/src/legajos/pedirLegajo.ts',
    pruebas: ['server/src/legajos/legajos.test.ts'],
    faltas: [['pedirlo de nuevo no lo hace de nuevo', 'pedir_legajo', 'pendiente = true, intentos = 0', 'intentos = 0']],
  },
  {
    archivo: 'server/src/libreDeuda/resolver.ts',
    pruebas: [RESOLVER, LEER],
    faltas: [
      ['dos la resuelven', 'resolver_libre_deuda', 'where id_libre_deuda = $1 and estado = $2', 'where id_libre_deuda = $1 and $2::text is not null'],
      ['se certifica con el pago devuelto', 'emitir', 'if (!pago)', 'if (false)'],
      ['rechazar no deja pagar otra vez', 'rechazar', 'await concluirPago(tx, pedido.idPago)', ''],
      ['rechazar no avisa', 'rechazar', `await correoAPersona(tx, pedido.idPersona, { motivo: 'LIBRE DEUDA', redaccion: correoDeRechazo(pedido, motivo) })`, ''],
      ['el certificado no vence', 'certificar_libre_deuda', 'n.hoy + $4::integer', 'n.hoy + 99999 + $4::integer'],
    ],
  },
  {
    archivo: 'server/src/libreDeuda/leerCertificado.ts',
    pruebas: [LEER, RESOLVER],
    faltas: [
      ['el certificado ajeno se alcanza', 'certificadoAlAlcance', 'c.idPersona === quien.idPersona && !c.anulado', '!c.anulado'],
      ['el anulado se entrega a su dueño', 'certificadoAlAlcance', 'c.idPersona === quien.idPersona && !c.anulado', 'c.idPersona === quien.idPersona'],
      ['el anulado se dice vigente', 'verificar_certificado', `when anulado_el is not null then 'ANULADO'`, `when false then 'ANULADO'`],
      ['el que vence hoy está vencido', 'verificar_certificado', `when vence < (now()`, `when vence <= (now()`],
    ],
  },
  {
    archivo: 'server/src/libreDeuda/listarSolicitudes.ts',
    pruebas: ['server/src/libreDeuda/listarSolicitudes.test.ts', RESOLVER],
    faltas: [
      ['mis certificados son los de todos', 'listar_solicitudes', `idPersona: 'l.id_persona = ?'`, `idPersona: 'l.id_persona > ? - 9'`],
      ['el anulado figura para bajar', 'presentar', ` && s.estado === 'EMITIDO'`, ''],
    ],
  },
  {
    archivo: 'server/src/libreDeuda/obtenerLibreDeuda.ts',
    pruebas: ['server/src/libreDeuda/obtenerLibreDeuda.test.ts'],
    faltas: [
      ['sin confirmar se da por pedida', 'obtenerLibreDeuda', 'if (pago && estaAbierto(pago.estado))', 'if (false)'],
      ['decide el primer pago', 'libre_deuda_del_ultimo_pago', 'order by p.id_pago desc limit 1', 'order by p.id_pago limit 1'],
    ],
  },
  {
    archivo: 'server/src/misDatos/decidir.ts',
    pruebas: ['server/src/misDatos/pedidos.test.ts'],
    faltas: [
      ['cada uno contesta lo suyo', 'decidirPedido', 'exigirAjeno(quien, [idPersona], ES_SU_PEDIDO)', 'void ES_SU_PEDIDO'],
      ['lo contestado se contesta otra vez', 'decidirPedido', "if (estado !== 'PEDIDO')", "if (estado === 'RECHAZADO' && decision === estado)"],
      ['con algo abierto se suprime', 'decidirPedido', 'if (falta) throw', "if (falta === '') throw"],
      ['rechazado, el contacto vuelve', 'decidirPedido', "if (decision === 'HECHO' && clase === 'CORREGIR')", "if (clase === 'CORREGIR')"],
    ],
  },
  {
    archivo: 'server/src/misDatos/contacto.ts',
    pruebas: ['server/src/misDatos/pedidos.test.ts'],
    faltas: [
      ['lo que esperaba sale a ninguna parte', 'suprimir_direcciones_de_correos', "case when estado = 'PENDIENTE' then 'FALLIDO' else estado end", 'estado'],
      ['no se marca, y al entrar vuelve', 'suprimir_contacto_de_persona', ', contacto_suprimido_el = now()', ''],
      ['de quien es propietario no se mira', 'lo_abierto_de_personas', 'where o.id_persona = any($1)', 'where o.id_persona <> all($1)'],
      ['el pago sin terminar no cuenta', 'lo_abierto_de_personas', "p.estado in ('INICIADO', 'EN_PROCESO') or", ''],
    ],
  },
]
