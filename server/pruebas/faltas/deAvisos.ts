import type { FaltasDe } from './falta.ts'

const BORRADORES = 'server/src/borradores/borradores.test.ts'
const ENVIAR = 'server/src/notificaciones/enviarCorreos.test.ts'
const RESOLVER = 'server/src/libreDeuda/resolver.test.ts'
const LEER = 'server/src/libreDeuda/leerCertificado.test.ts'

/** Mails, drafts, licences, printed files and Libre Deuda. */
export const DE_AVISOS: readonly FaltasDe[] = [
  {
    archivo: 'server/src/notificaciones/enviarCorreos.ts',
    pruebas: [ENVIAR],
    faltas: [
      ['un correo caído gasta un intento de todos', 'sigue: !sinServidor', 'sigue: true'],
      ['la dirección que no existe se intenta de nuevo', 'definitivo ? undefined : PAUSAS_MIN', 'PAUSAS_MIN'],
      ['una oficina tiene tope', 'if (correo.idPersona !== null) {', 'if (true) {'],
      ['dos procesos envían lo mismo', 'limit 1 for update skip locked', 'limit 1'],
      ['se envía antes de la pausa', `estado = 'PENDIENTE' and proximo_intento <= now()\n   order`, `estado = 'PENDIENTE'\n   order`],
      ['lo agotado no se dice', 'const agotado = pausa === undefined && !definitivo', 'const agotado = false'],
    ],
  },
  {
    archivo: 'server/src/notificaciones/encolar.ts',
    pruebas: [ENVIAR, 'server/src/veredas/presentar.test.ts'],
    faltas: [
      ['se escribe a quien no tiene dirección', ` and coalesce($5, email_persona) <> ''`, ''],
      ['a una dirección ajena va todo', 'then $3::jsonb else $6?::jsonb end', 'then $3::jsonb else $3::jsonb end, $6?'],
    ],
  },
  {
    archivo: 'server/src/notificaciones/reintentarCorreo.ts',
    pruebas: ['server/src/notificaciones/listarCorreos.test.ts'],
    faltas: [['se reintenta lo ya enviado', ` and estado <> 'ENVIADO'`, '']],
  },
  {
    archivo: 'server/src/matriculas/avisarVencimientos.ts',
    pruebas: ['server/src/matriculas/avisarVencimientos.test.ts'],
    faltas: [
      ['la matrícula renovada no se avisa más', ` and c.creado_el > now() - make_interval(days => $2::int + 1)`, ''],
      ['se avisa cada día', 'and not exists (', 'and 2 is distinct from ('],
      ['se avisa dos veces el último día', 'make_interval(days => $2::int + 1)', 'make_interval(days => $2::int)'],
      ['dos procesos avisan dos veces', ' for update of pr skip locked', ''],
    ],
  },
  {
    archivo: 'server/src/borradores/guardarBorrador.ts',
    pruebas: [BORRADORES],
    faltas: [
      ['una pestaña pisa a la otra', ' and version = $4', ' and $4 > 0'],
      ['los borradores no tienen tope', 'where (select count(*) from borrador where id_persona = $1) < ${MAX_BORRADORES}', ''],
      ['lo ilegible se guarda', 'if (!legible(texto))', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/borradores/presentarUnaVez.ts',
    pruebas: [BORRADORES],
    faltas: [['el borrador de lo presentado queda', 'await borrarBorrador(tx, idPersona, borrador)', '']],
  },
  {
    archivo: 'server/src/borradores/borrador.ts',
    pruebas: [BORRADORES, 'server/pruebas/acceso/propio.test.ts'],
    faltas: [['el borrador de otro se lee', '"modificadoEl" from borrador where id_persona = $1', '"modificadoEl" from borrador where id_persona > $1 - 99']],
  },
  {
    archivo: 'server/src/borradores/archivos.ts',
    pruebas: ['server/src/borradores/archivos.test.ts', 'server/src/plataforma/http/cupo.test.ts'],
    faltas: [
      ['los borradores se cuentan de a uno', '  await deAUno(tx, idPersona)\n', ''],
      ['seis archivos en un borrador', 'propios + archivos.length > MAX_ARCHIVOS)', 'propios > MAX_ARCHIVOS)'],
      ['los de todos los borradores no tienen tope', 'todos + archivos.length > MAX_ARCHIVOS_EN_BORRADORES', 'false'],
      ['el archivo de otro se lee', 'where id_persona = $1 and clave = $2 and id_archivo = $3`', 'where id_persona > $1 - 99 and clave = $2 and id_archivo = $3`'],
    ],
  },
  {
    archivo: 'server/src/borradores/avisarBorradores.ts',
    pruebas: [BORRADORES],
    faltas: [
      ['un borrador se avisa cada día', '\n  and b.version_avisada is distinct from b.version and', ' and'],
      ['el que se siguió no se avisa más', 'b.version_avisada is distinct from b.version and', 'b.version_avisada is null and'],
    ],
  },
  {
    archivo: 'server/src/borradores/trabajos.ts',
    pruebas: [BORRADORES],
    faltas: [['un borrador se va antes de tiempo', 'haceDias(DIAS_DE_ESPERA,', 'haceDias(DIAS_DE_ESPERA - 1,']],
  },
  {
    archivo: 'server/src/legajos/pedirLegajo.ts',
    pruebas: ['server/src/legajos/legajos.test.ts'],
    faltas: [['pedirlo de nuevo no lo hace de nuevo', 'pendiente = true, intentos = 0', 'intentos = 0']],
  },
  {
    archivo: 'server/src/legajos/hacerLegajos.ts',
    pruebas: ['server/src/legajos/legajos.test.ts'],
    faltas: [
      ['se intenta para siempre', 'pendiente and intentos < ${MAX_INTENTOS}', 'pendiente'],
      ['dos procesos hacen el mismo', `(tomado_el is null or tomado_el < now() - interval '2 minutes')`, 'true'],
    ],
  },
  {
    archivo: 'server/src/libreDeuda/resolver.ts',
    pruebas: [RESOLVER, LEER],
    faltas: [
      ['dos la resuelven', 'where id_libre_deuda = $1 and estado = $2', 'where id_libre_deuda = $1 and $2::text is not null'],
      ['se certifica con el pago devuelto', 'if (!pago)', 'if (false)'],
      ['rechazar no deja pagar otra vez', 'await concluirPago(tx, pedido.idPago)', ''],
      ['rechazar no avisa', `await correoAPersona(tx, pedido.idPersona, { motivo: 'LIBRE DEUDA', redaccion: correoDeRechazo(pedido, motivo) })`, ''],
      ['el certificado no vence', 'n.hoy + $4::integer', 'n.hoy + 99999 + $4::integer'],
    ],
  },
  {
    archivo: 'server/src/libreDeuda/leerCertificado.ts',
    pruebas: [LEER, RESOLVER],
    faltas: [
      ['el certificado ajeno se alcanza', 'c.idPersona === quien.idPersona && !c.anulado', '!c.anulado'],
      ['el anulado se entrega a su dueño', 'c.idPersona === quien.idPersona && !c.anulado', 'c.idPersona === quien.idPersona'],
      ['el anulado se dice vigente', `when anulado_el is not null then 'ANULADO'`, `when false then 'ANULADO'`],
      ['el que vence hoy está vencido', `when vence < (now()`, `when vence <= (now()`],
    ],
  },
  {
    archivo: 'server/src/libreDeuda/listarSolicitudes.ts',
    pruebas: ['server/src/libreDeuda/listarSolicitudes.test.ts', RESOLVER],
    faltas: [
      ['mis certificados son los de todos', `idPersona: 'l.id_persona = ?'`, `idPersona: 'l.id_persona > ? - 9'`],
      ['el anulado figura para bajar', ` && s.estado === 'EMITIDO'`, ''],
    ],
  },
  {
    archivo: 'server/src/libreDeuda/obtenerLibreDeuda.ts',
    pruebas: ['server/src/libreDeuda/obtenerLibreDeuda.test.ts'],
    faltas: [
      ['sin confirmar se da por pedida', 'if (pago && estaAbierto(pago.estado))', 'if (false)'],
      ['decide el primer pago', 'order by p.id_pago desc limit 1', 'order by p.id_pago limit 1'],
    ],
  },
]
