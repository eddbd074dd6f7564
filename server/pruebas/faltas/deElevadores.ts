import type { FaltasDe } from './falta.ts'

const F27 = 'server/src/elevadores/formulario27.test.ts'
const PARTIDA27 = 'server/pruebas/elevadores/partida.test.ts'
const F28A31 = 'server/src/elevadores/formularios28a31.test.ts'
const CONFIRMAR = 'server/src/elevadores/confirmar.test.ts'
const NUMERO = 'server/src/elevadores/numero.test.ts'
const LO_PROPIO = 'server/pruebas/acceso/loPropio.test.ts'
const REGISTRO = 'server/src/elevadores/registro.test.ts'

/** Forms 27 to 31 and their register. */
export const DE_ELEVADORES: readonly FaltasDe[] = [
  {
    archivo: 'domain/src/elevadores/campos.ts',
    pruebas: [F27, F28A31],
    faltas: [
      ['un CUIT de más dígitos vale', String.raw`/^\d{11}$/.test(cuit)`, String.raw`/^\d{11,}$/.test(cuit)`],
      ['un DNI de seis dígitos vale', String.raw`/^\d{7,8}$/`, String.raw`/^\d{6,8}$/`],
      ['un padrón de siete dígitos vale', String.raw`/^\d{1,6}$/`, String.raw`/^\d{1,7}$/`],
      ['la persona que se manda se guarda', '!Object.hasOwn(LoQuePoneElServidor, campo)', 'true'],
    ],
  },
  {
    archivo: 'domain/src/elevadores/formulario30.ts',
    pruebas: [F28A31],
    faltas: [
      ['sin técnicos se acepta', 'if (habilitados.length === 0)', 'if (false)'],
      ['un técnico a medias se acepta', 'leido.error?.issues.slice(0, 1)', 'leido.error?.issues.slice(0, 0)'],
      ['un nombre en blanco habilita', `.trim() !== ''`, ` !== undefined`],
      ['lo de los técnicos se dice después de lo de la empresa', '}, junto)', '})'],
    ],
  },
  {
    archivo: 'domain/src/elevadores/reglas.ts',
    pruebas: [REGISTRO],
    faltas: [
      ['en su día ya venció', 'if (dias < 0)', 'if (dias <= 0)'],
      ['a los 31 días ya se señala', 'dias <= DIAS_DE_AVISO_DE_ELEVADORES', 'dias <= DIAS_DE_AVISO_DE_ELEVADORES + 1'],
      ['presentado es confirmado', `['APROBADO', 'FINALIZADO']`, `['PRESENTADO', 'APROBADO', 'FINALIZADO']`],
    ],
  },
  {
    archivo: 'server/src/elevadores/altaFormulario27.ts',
    pruebas: [F27, PARTIDA27],
    faltas: [
      ['sin recibo se envía', 'if (archivos.length === 0)', 'if (false)'],
      ['con otras respuestas que las pagadas se envía', 'if (pago) await exigirLoPagado(tx, pago, respuestas)', ''],
      ['la pestaña que llega tarde hace otra carpeta', 'if (ya !== undefined)', 'if (false)'],
      ['dos a la vez hacen dos carpetas', 'if (deLaGemela !== undefined)', 'if (false)'],
      ['la tarifa es la de hoy', 'pago?.referencia.tarifas?.[TARIFA_DE_ELEVADORES] ??', ''],
      ['el pago de otra persona sirve', '(pago) => pago.idPersona === idPersona)', '() => true)'],
      ['el pago de otra cosa sirve', `if (pago.tipo !== 'FORM27') throw new ErrorDePortal(409, PAGO_DE_OTRO_MONTO)`, ''],
      ['un pago rechazado sirve', 'if (porQueNo) throw new ErrorDePortal(409, porQueNo)', 'if (porQueNo) return undefined'],
      ['el pago de otra presentación sirve', 'if (!(await pagoEnCurso(tx, idPersona, idPago)))', 'if (false)'],
      ['otras respuestas reciben la carpeta del pago', '(campo) => ya[campo] !== r[campo]', '() => false'],
      ['el confirmado no se usa', 'if (pagado) await enlazarPago', 'if (!pagado) void enlazarPago; else void (async () => enlazarPago)'],
    ],
  },
  {
    archivo: 'server/src/elevadores/pagar27.ts',
    pruebas: [F27, PARTIDA27],
    faltas: [
      ['lo presentado sigue en curso', 'and not exists (select 1 from formulario27 f where f.id_pago = p.id_pago)', ''],
      ['dos presentaciones comparten el pago', 'clave: `formulario 27 después de ${despuesDe}`', 'clave: `padron ${respuestas.PadronInmueble}`'],
      ['lo cobrado tarde no paga lo presentado', 'return (await siguiente(tx, idPersona, despuesDe))[0]?.idCarpeta', 'return void siguiente'],
      ['lo pagado dos veces se usa', `if (abonado.length === 0) return dejarParaDevolver(tx, idPago, 'REPETIDO')`, ''],
      ['se paga con un domicilio ajeno', 'await domicilios27(tx, quien, respuestas)', ''],
      ['el pago que terminó sigue cerrando los datos', `and p.estado not in ('INICIADO', 'EN_PROCESO', 'CONFIRMADO')`, 'and false'],
      ['al confirmarse después no se enlaza', 'const abonado = await abonar(tx, idCarpeta, idPago, monto)', 'const abonado = [abonar]'],
      ['de una carpeta borrada se usa', 'if (!(await bloquearEnPie(tx, idCarpeta)))', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/elevadores/leerFormulario27.ts',
    pruebas: [F27],
    faltas: [
      ['un domicilio ajeno se consulta', `(buscado.origen = 'PADRON' or buscado.id_persona_alta = $2)`, '$2::integer is not null'],
      ['da el más viejo', 'order by f.id_formulario27 desc limit 1`,\n)\n\n/** The newest of the property', 'order by f.id_formulario27 limit 1`,\n)\n\n/** The newest of the property'],
    ],
  },
  {
    archivo: 'server/src/elevadores/formulario28.ts',
    pruebas: [F28A31, CONFIRMAR],
    faltas: [
      ['el de un ajeno ocupa el lugar', '    suyo,\n', '    true,\n'],
      ['del ajeno no se avisa', 'if (!suyo && !form27.yaEspera)', 'if (suyo && !form27.yaEspera)'],
      ['se avisa cada vez que se manda', '!suyo && !form27.yaEspera', '!suyo'],
      ['cualquiera es el responsable', 'if (inconsistencia)', 'if (false)'],
      ['se registra dos veces', 'if ((await yaRegistrado(tx, r.idFormulario27)).length > 0)', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/elevadores/empresas29y30.ts',
    pruebas: [F28A31],
    faltas: [
      ['una empresa de otro tipo vale', 'and id_institucion_tipo = ${TIPO_EMPRESA_CONSERVADORA} ', ''],
      ['una deshabilitada vale', ' and estado) as empresa', ') as empresa'],
      ['el número de otra empresa vale', 'if (numero?.deOtra)', 'if (false)'],
      ['los datos del 29 ajeno sin pagar se dan', 'm.id_pago_en_mesa is not null or f.id_persona = $2', '$2::integer is not null'],
    ],
  },
  {
    archivo: 'server/src/elevadores/pagarFormulario29.ts',
    pruebas: [F28A31, CONFIRMAR],
    faltas: [
      ['se marca sin comprobante', `if (!comprobante) throw errorDeCampo('comprobante', FALTA_COMPROBANTE_DE_PAGO)`, 'if (!comprobante) return'],
      ['uno se paga lo propio', 'exigirAjeno(quien, f.tienenParte, ES_PROPIO)', ''],
      ['lo que revisó quien es de la empresa vale', 'await volverARevisar(tx, f.nroconservador, sinNadie(f.tienenParte))', 'void [volverARevisar, sinNadie]'],
      ['dos veces se acepta', 'if (!registrado)', 'if (false)'],
      ['el comprobante ajeno se baja', '!(atiende(quien) || f.idPersona === quien.idPersona)', 'false'],
    ],
  },
  {
    archivo: 'server/src/elevadores/decidir.ts',
    pruebas: [CONFIRMAR],
    faltas: [
      ['cualquiera decide', '!(responde || atiende(quien))', 'false'],
      ['uno decide lo propio', 'if (!responde) exigirAjeno(quien, registro.tienenParte, ES_PROPIO)', 'void [exigirAjeno, ES_PROPIO]'],
      ['lo quitado se decide otra vez', 'if (registro.quitado)', 'if (false)'],
      ['se confirma dos veces', 'if (confirmado) throw', 'if (false) throw'],
      ['dos 28 ocupan un lugar', 'if (ocupado) throw new ErrorDePortal(409, YA_TIENE_FORMULARIO_28)', 'if (ocupado) return void YA_TIENE_FORMULARIO_28'],
      ['quien responde quita lo confirmado', 'if (confirmado && responde)', 'if (false)'],
      ['la hoja ofrece lo que no se puede', 'confirma: !confirmado && !quitado && !ocupado && (lee || comoPersonal)', 'confirma: true'],
      ['lo que revisó quien se confirma después vale', 'and n.revisado_por in (', 'and 0 in ('],
      ['de lo quitado no se avisa a nadie', 'if (autor === quien.idPersona) return', 'return'],
      ['quien responde no lee el ajeno', 'const lee = tieneParte(quien.idPersona, responden)', 'const lee = tieneParte(0, responden)'],
    ],
  },
  {
    archivo: 'server/src/elevadores/partesDelRegistro.ts',
    pruebas: [CONFIRMAR],
    faltas: [
      ['lo que nadie confirmó va primero', 'order by t.hasta is not null, t.confirmado desc, t.id_formulario30 desc', 'order by t.hasta is not null, t.id_formulario30 desc'],
      ['la nota sin revisar va primero', 'order by m.revisado_el is not null and m.hasta is null desc, m.id_formulario31 desc', 'order by m.id_formulario31 desc'],
      ['quién mandó al personal lo leen todos', 'autor: personal || suyo ? autor : null', 'autor'],
    ],
  },
  {
    archivo: 'domain/src/elevadores/numero.ts',
    pruebas: [NUMERO],
    faltas: [
      ['lo ancho es otro', "numero.normalize('NFKC')", 'numero'],
      ['una letra de otro alfabeto es otra', 'POR_LETRA.get(letra) ?? letra', 'letra'],
      ['lo que no se ve distingue', ".replace(SIN_DIBUJO, '')", ''],
      ['un signo que se parece a otro se admite', String.raw`/^[\p{Script=Latin}\x21-\x7e°]*$/u.test(`, '/^/u.test('],
    ],
  },
  {
    archivo: 'server/src/elevadores/registro.ts',
    pruebas: [REGISTRO, CONFIRMAR, NUMERO, LO_PROPIO],
    faltas: [
      ['lo que escribe un ajeno hace parte de la empresa', 'and f30.confirmado_el is not null and f30.quitado_el', 'and f30.quitado_el'],
      ['el nombrado decide el 30 que lo nombra', "${NOMBRADOS_EN('f30.id_formulario30 = f.id_formulario30')}", "${NOMBRADOS_EN('f30.id_formulario30 = 0 * f.id_formulario30')}"],
      ['el técnico de la empresa decide', '|| ${PARTES_DE_EMPRESA(USO(', '|| ${((_: unknown) => `array[0]`)(USO('],
      ['quien inscribió la empresa decide', 'select f9.id_persona from formulario29 f9 where', 'select 0 as id_persona from formulario29 f9 where'],
      ['quien responde por el inmueble decide', 'select f7.id_persona from', 'select 0 as id_persona from'],
      ['lo quitado sigue en el registro', 'from formulario30 f where f.quitado_el is null', 'from formulario30 f'],
      ['la nota quitada sigue en el registro', 'using (id_domicilio) where f.quitado_el is null', 'using (id_domicilio)'],
      ['el 30 sin confirmar reemplaza', 'min(f.fecha) filter (where f.confirmado_el is not null)', 'min(f.fecha)'],
      ['un número que se ve igual es otro', '`clave_de_numero(${uno}) = clave_de_numero(${otro})`', '`lower(${uno}) = lower(${otro})`'],
      ['lo no aprobado reemplaza', 'min(i.fecha) filter (where i.confirmado)', 'min(i.fecha)'],
      ['el 29 sin pagar es de la empresa', 'order by m.id_pago_en_mesa is not null desc, lower(f.nroconservador) = lower(${numero}) desc, f.id_formulario29 desc limit 1)`', 'order by f.id_formulario29 limit 1)`'],
    ],
  },
  {
    archivo: 'server/src/elevadores/tarjeta.ts',
    pruebas: [REGISTRO],
    faltas: [
      ['dice lo no aprobado', ' and i.confirmado order', ' order'],
      ['dice la nota sin revisar', ' and m.revisado_el is not null and exists', ' and exists'],
      ['dice la empresa sin pagar', `join pago_en_mesa p on p.concepto = 'FORM29' and p.numero = f.id_formulario29\n     where`, 'where'],
    ],
  },
  {
    archivo: 'server/src/elevadores/inmuebles.ts',
    pruebas: [REGISTRO, CONFIRMAR],
    faltas: [
      ['la nota sin revisar da su empresa por confirmada', 'm.revisado_el is not null as "empresaConfirmada"', 'true as "empresaConfirmada"'],
      ['cualquiera ve un inmueble', '|| !alcanza) throw', ') throw'],
      ['quien presentó sin aprobar lo ve', 'confirmado && idPersona === quien.idPersona', 'idPersona === quien.idPersona'],
      ['el CUIL se da a todos', 'esPersonal(quien) || f.idPersona === quien.idPersona ? f.cuil : null', 'f.cuil'],
    ],
  },
  {
    archivo: 'server/src/elevadores/empresas.ts',
    pruebas: [REGISTRO, CONFIRMAR, NUMERO],
    faltas: [
      ['un CUIT con guiones no se encuentra', 'or strpos(t.cuit, $8) > 0', 'or strpos(t.cuit, $8) > 20'],
      ['lo que nadie confirmó se cuenta: elevadores', 'sum(m.cantidadelevadores) filter (where m.revisado_el is not null)::integer as elevadores', 'sum(m.cantidadelevadores)::integer as elevadores'],
      ['lo que nadie confirmó se cuenta: técnicos', 'count(*) filter (where t.confirmado)::integer as tecnicos', 'count(*)::integer as tecnicos'],
      ['un número escrito de otra manera no se encuentra', "nullif(clave_de_numero($2), '')) > 0", "nullif(clave_de_numero($2), '')) > 20"],
    ],
  },
  {
    archivo: 'domain/src/elevadores/aranceles.ts',
    pruebas: ['server/src/elevadores/aranceles.test.ts'],
    faltas: [['se cobra otra tarifa', 'TARIFA_DE_ELEVADORES = 116', 'TARIFA_DE_ELEVADORES = 119']],
  },
  {
    archivo: 'server/src/elevadores/vencimientos.ts',
    pruebas: [REGISTRO],
    faltas: [
      ['se avisa todos los días', '      and f.${columna}_avisado is distinct from f.${columna}_hasta\n', ''],
      ['de lo reemplazado se avisa', 'm.id_formulario31 = f.id_formulario31 and m.hasta is null', 'm.id_formulario31 = f.id_formulario31'],
      ['uno anota lo propio', 'exigirAjeno(quien, registro.tienenParte, ES_PROPIO)', ''],
    ],
  },
]
