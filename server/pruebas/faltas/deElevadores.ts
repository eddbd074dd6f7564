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
    archivo: 'server/src/elevadores/altaFormulario27.ts',
    pruebas: [F27, PARTIDA27],
    faltas: [
      ['sin recibo se envía', 'altaFormulario27', 'if (archivos.length === 0)', 'if (false)'],
      ['con otras respuestas que las pagadas se envía', 'altaFormulario27', 'if (pago) await exigirLoPagado(tx, pago, respuestas)', ''],
      ['la pestaña que llega tarde hace otra carpeta', 'altaFormulario27', 'if (ya !== undefined)', 'if (false)'],
      ['dos a la vez hacen dos carpetas', 'altaFormulario27', 'if (deLaGemela !== undefined)', 'if (false)'],
      ['la tarifa es la de hoy', 'altaFormulario27', 'pago?.referencia.tarifas?.[TARIFA_DE_ELEVADORES] ??', ''],
      ['el pago de otra persona sirve', 'pagoQueLoPaga', '(pago) => pago.idPersona === idPersona)', '() => true)'],
      ['el pago de otra cosa sirve', 'pagoQueLoPaga', `if (pago.tipo !== 'FORM27') throw new ErrorDePortal(409, PAGO_DE_OTRO_MONTO)`, ''],
      ['un pago rechazado sirve', 'pagoQueLoPaga', 'if (porQueNo) throw new ErrorDePortal(409, porQueNo)', 'if (porQueNo) return undefined'],
      ['el pago de otra presentación sirve', 'pagoQueLoPaga', 'if (!(await pagoEnCurso(tx, idPersona, idPago)))', 'if (false)'],
      ['otras respuestas reciben la carpeta del pago', 'yaPresentado', '(campo) => ya[campo] !== r[campo]', '() => false'],
      ['el confirmado no se usa', 'altaFormulario27', 'if (pagado) await enlazarPago', 'if (!pagado) void enlazarPago; else void (async () => enlazarPago)'],
    ],
  },
  {
    archivo: 'server/src/elevadores/concepto.ts',
    pruebas: [F27, PARTIDA27],
    faltas: [
      ['lo presentado sigue en curso', 'pago_de_27_en_curso', 'and not exists (select 1 from formulario27 f where f.id_pago = p.id_pago)', ''],
      ['dos presentaciones comparten el pago', 'concepto27', 'clave: `formulario 27 después de ${despuesDe}`', 'clave: `padron ${respuestas.PadronInmueble}`'],
      ['lo cobrado tarde no paga lo presentado', 'carpetaDeLoPagado', 'return (await siguiente(tx, idPersona, despuesDe))[0]?.idCarpeta', 'return void siguiente'],
      ['lo pagado dos veces se usa', 'alConfirmar', `if (abonado.length === 0) return dejarParaDevolver(tx, idPago, 'REPETIDO')`, ''],
      ['se paga con un domicilio ajeno', 'concepto27', 'await domicilios27(tx, quien, respuestas)', ''],
      ['el pago que terminó sigue cerrando los datos', 'congelar_formulario_27', `and p.estado not in ('INICIADO', 'EN_PROCESO', 'CONFIRMADO')`, 'and false'],
      ['al confirmarse después no se enlaza', 'alConfirmar', 'const abonado = await abonar(tx, idCarpeta, idPago, monto)', 'const abonado = [abonar]'],
      ['de una carpeta borrada se usa', 'alConfirmar', 'if (!(await bloquearEnPie(tx, idCarpeta)))', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/elevadores/leerFormulario27.ts',
    pruebas: [F27],
    faltas: [
      ['un domicilio ajeno se consulta', 'formulario_27_del_inmueble', `(buscado.origen = 'PADRON' or buscado.id_persona_alta = $2)`, '$2::integer is not null'],
      ['da el más viejo', 'formulario_27_del_inmueble', 'order by f.id_formulario27 desc limit 1', 'order by f.id_formulario27 limit 1'],
    ],
  },
  {
    archivo: 'server/src/elevadores/formulario28.ts',
    pruebas: [F28A31, CONFIRMAR],
    faltas: [
      ['el de un ajeno ocupa el lugar', 'guardar', `r.observaciones ?? '', suyo`, `r.observaciones ?? '', true`],
      ['del ajeno no se avisa', 'guardar', 'if (!suyo) await', 'if (suyo) await'],
      ['el mismo ajeno espera dos veces', 'guardar', 'if (!suyo && form27.yaEspera)', 'if (false)'],
      ['cualquiera es el responsable', 'guardar', 'if (inconsistencia)', 'if (false)'],
      ['se registra dos veces', 'guardar', 'if ((await yaRegistrado(tx, r.idFormulario27)).length > 0)', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/elevadores/empresas29y30.ts',
    pruebas: [F28A31],
    faltas: [
      ['una empresa de otro tipo vale', 'hay_empresa_conservadora', 'and id_institucion_tipo = ${TIPO_EMPRESA_CONSERVADORA} ', ''],
      ['una deshabilitada vale', 'hay_empresa_conservadora', ' and estado) as empresa', ') as empresa'],
      ['el número de otra empresa vale', 'exigirConservadorPropio', 'if (numero?.deOtra)', 'if (false)'],
      ['los datos del 29 ajeno sin pagar se dan', 'datos_de_empresa', 'm.id_pago_en_mesa is not null or f.id_persona = $2', '$2::integer is not null'],
    ],
  },
  {
    archivo: 'server/src/elevadores/pagarFormulario29.ts',
    pruebas: [F28A31, CONFIRMAR],
    faltas: [
      ['se marca sin comprobante', 'registrarPagoDe29', `if (!comprobante) throw errorDeCampo('comprobante', FALTA_COMPROBANTE_DE_PAGO)`, 'if (!comprobante) return'],
      ['uno se paga lo propio', 'registrarPagoDe29', 'exigirAjeno(quien, f.tienenParte, ES_PROPIO)', ''],
      ['lo que revisó quien es de la empresa vale', 'registrarPagoDe29', 'await volverARevisar(tx, f.nroconservador, sinNadie(f.tienenParte))', 'void [volverARevisar, sinNadie]'],
      ['dos veces se acepta', 'registrarPagoDe29', 'if (!registrado)', 'if (false)'],
      ['el comprobante ajeno se baja', 'comprobanteDe29', '!(atiende(quien) || f.idPersona === quien.idPersona)', 'false'],
    ],
  },
  {
    archivo: 'server/src/elevadores/decidir.ts',
    pruebas: [CONFIRMAR],
    faltas: [
      ['cualquiera decide', 'paraDecidir', '!(responde || atiende(quien))', 'false'],
      ['uno decide lo propio', 'paraDecidir', 'if (!responde) exigirAjeno(quien, registro.tienenParte, ES_PROPIO)', 'void [exigirAjeno, ES_PROPIO]'],
      ['lo quitado se decide otra vez', 'paraDecidir', 'if (registro.quitado)', 'if (false)'],
      ['se confirma dos veces', 'confirmarRegistro', 'if (confirmado) throw', 'if (false) throw'],
      ['dos 28 ocupan un lugar', 'confirmarRegistro', 'if (ocupado) throw new ErrorDePortal(409, YA_TIENE_FORMULARIO_28)', 'if (ocupado) return void YA_TIENE_FORMULARIO_28'],
      ['quien responde quita lo confirmado', 'quitarRegistro', 'if (confirmado && responde)', 'if (false)'],
      ['la hoja ofrece lo que no se puede', 'loQuePuede', 'confirma: !confirmado && !quitado && !ocupado && (lee || comoPersonal)', 'confirma: true'],
      ['lo que revisó quien se confirma después vale', 'confirmar_formulario_30', 'and n.revisado_por in (', 'and 0 in ('],
      ['de lo quitado no se avisa a nadie', 'quitarRegistro', 'if (autor === quien.idPersona) return', 'return'],
      ['quien responde no lee el ajeno', 'loQuePuede', 'const lee = tieneParte(quien.idPersona, responden)', 'const lee = tieneParte(0, responden)'],
    ],
  },
  {
    archivo: 'server/src/elevadores/registro.ts',
    pruebas: [REGISTRO, CONFIRMAR, NUMERO, LO_PROPIO],
    faltas: [
      ['lo que escribe un ajeno hace parte de la empresa', 'PARTES_DE_EMPRESA', 'and f30.confirmado_el is not null and f30.quitado_el', 'and f30.quitado_el'],
      ['el nombrado decide el 30 que lo nombra', 'PARTES_DE_30', "${NOMBRADOS_EN('f30.id_formulario30 = f.id_formulario30')}", "${NOMBRADOS_EN('f30.id_formulario30 = 0 * f.id_formulario30')}"],
      ['el técnico de la empresa decide', 'PARTES_DE_31', '|| ${PARTES_DE_EMPRESA(USO(', '|| ${((_: unknown) => `array[0]`)(USO('],
      ['quien inscribió la empresa decide', 'PARTES_DE_EMPRESA', 'select f9.id_persona from formulario29 f9 where', 'select 0 as id_persona from formulario29 f9 where'],
      ['quien responde por el inmueble decide', 'PARTES_DE_INMUEBLE', 'select f7.id_persona from', 'select 0 as id_persona from'],
      ['lo quitado sigue en el registro', 'TECNICOS', 'from formulario30 f where f.quitado_el is null', 'from formulario30 f'],
      ['la nota quitada sigue en el registro', 'MANTENIMIENTOS', 'using (id_domicilio) where f.quitado_el is null', 'using (id_domicilio)'],
      ['el 30 sin confirmar reemplaza', 'TECNICOS', 'min(f.fecha) filter (where f.confirmado_el is not null)', 'min(f.fecha)'],
      ['un número que se ve igual es otro', 'MISMO_NUMERO', '`clave_de_numero(${uno}) = clave_de_numero(${otro})`', '`lower(${uno}) = lower(${otro})`'],
      ['lo no aprobado reemplaza', 'INSCRIPCIONES', 'min(i.fecha) filter (where i.confirmado)', 'min(i.fecha)'],
      ['el 29 sin pagar es de la empresa', 'EMPRESA_DE', 'order by m.id_pago_en_mesa is not null desc, lower(f.nroconservador) = lower(${numero}) desc, f.id_formulario29 desc limit 1)`', 'order by f.id_formulario29 limit 1)`'],
    ],
  },
  {
    archivo: 'server/src/elevadores/tarjeta.ts',
    pruebas: [REGISTRO],
    faltas: [
      ['dice lo no aprobado', 'inscripcion_confirmada', ' and i.confirmado order', ' order'],
      ['dice la nota sin revisar', 'conservadora_confirmada', ' and m.revisado_el is not null and exists', ' and exists'],
      ['dice la empresa sin pagar', 'conservadora_confirmada', `join pago_en_mesa p on p.concepto = 'FORM29' and p.numero = f.id_formulario29\n     where`, 'where'],
    ],
  },
  {
    archivo: 'domain/src/elevadores/aranceles.ts',
    pruebas: ['server/src/elevadores/aranceles.test.ts'],
    faltas: [['se cobra otra tarifa', 'TARIFA_DE_ELEVADORES', 'TARIFA_DE_ELEVADORES = 116', 'TARIFA_DE_ELEVADORES = 119']],
  },
  {
    archivo: 'server/src/elevadores/vencimientos.ts',
    pruebas: [REGISTRO],
    faltas: [
      ['se avisa todos los días', 'deNotas', '      and f.${columna}_avisado is distinct from f.${columna}_hasta\n', ''],
      ['de lo reemplazado se avisa', 'deNotas', 'm.id_formulario31 = f.id_formulario31 and m.hasta is null', 'm.id_formulario31 = f.id_formulario31'],
      ['uno anota lo propio', 'guardarVencimiento', 'exigirAjeno(quien, registro.tienenParte, ES_PROPIO)', ''],
    ],
  },
]
