import type { FaltasDe } from './falta.ts'

const PAGAR = 'server/src/veredas/pagar.test.ts'
const COMPLETAR = 'server/src/veredas/completar.test.ts'
const PRESENTAR = 'server/src/veredas/presentar.test.ts'
const PERSONAL = 'server/src/veredas/personal.test.ts'
const CONFIRMAR = 'server/src/pagos/confirmar.test.ts'
const FOTOS = 'server/src/plataforma/archivos/limpiarFoto.test.ts'

/** Sidewalks: what is paid is what is filed, once, with its photos. */
export const DE_VEREDAS: readonly FaltasDe[] = [
  {
    archivo: 'domain/src/veredas/aranceles.ts',
    pruebas: ['domain/src/veredas/aranceles.test.ts'],
    faltas: [
      ['el derecho es el 6 %', 'const TASA = 0.6', 'const TASA = 6'],
      ['el derecho no tiene mínimo', 'Math.max(porCiento(m.montoDeObra, TASA), tarifas.minimo)', 'porCiento(m.montoDeObra, TASA)'],
      ['el canon se cobra una vez', 'tarifas.canon * m.trabajos', 'tarifas.canon'],
      ['el canon no entra en el total', 'DerechoConstruccion + canon,', 'DerechoConstruccion,'],
    ],
  },
  {
    archivo: 'domain/src/veredas/respuestas.ts',
    pruebas: ['domain/src/veredas/respuestas.test.ts'],
    faltas: [
      ['cien días de depósito', '^\\d{1,2}$', '^\\d{1,3}$'],
      ['un monto de obra de cero', 'centavos > 0', 'centavos >= 0'],
      ['un padrón de siete números', 'texto.length <= TOPES.Padron', 'texto.length <= TOPES.Padron + 1'],
      ['sin vereda se piden medidas', 'r.vereda !== 1 || r.ancho !== 0', 'r.ancho !== 0'],
    ],
  },
  {
    archivo: 'domain/src/veredas/reglas.ts',
    pruebas: [PERSONAL],
    faltas: [
      ['una foto es final antes de aprobarse', `estado === 'APROBADO'`, `estado !== 'RECHAZADO'`],
      ['la obra dura siempre lo mismo', 'Math.max(diasDeDeposito, minimo)', 'minimo'],
    ],
  },
  {
    archivo: 'server/src/veredas/cobrarVereda.ts',
    pruebas: [PAGAR],
    faltas: [
      ['se paga sin ninguna foto', 'fotos.length < FOTOS_PARA_PAGAR', 'false'],
      ['se paga el total de la pantalla', 'leerImporte(String(monto)) !== TotalaAbonar', 'false'],
      ['el pago no sabe de qué borrador es', 'borrador: BORRADOR_VEREDAS,', ''],
      ['con las tarifas de antes se empieza a pagar', 'huella: huellaDeCopia(respuestas, fotos, tarifas),', ''],
      ['otras respuestas van con el mismo pago', 'clave: claveDeCopia(respuestas, fotos),', 'clave: BORRADOR_VEREDAS,'],
      ['lo que falta completar se cobra otra vez', 'if (porCompletar) return porCompletar', ''],
    ],
  },
  {
    archivo: 'server/src/veredas/domicilio.ts',
    pruebas: [PAGAR],
    faltas: [
      ['el domicilio de otro vale', `(d.origen = 'PADRON' or d.id_persona_alta = $2)`, `($2 > 0)`],
      ['el domicilio puede decir otra cosa', `r[campo] !== '' && r[campo] !== domicilio[campo]`, 'false'],
      ['una calle deshabilitada se paga', 'if (!domicilio.calleHabilitada) throw', 'if (false) throw'],
    ],
  },
  {
    archivo: 'server/src/veredas/realizarPago.ts',
    pruebas: [PAGAR],
    faltas: [
      ['lo empezado para otra cosa no se nombra', `otras.filter(({ situacion }) => situacion === 'PAGANDO')`, '[...otras.slice(99)]'],
      ['lo que nadie empezó queda abierto', 'await soltarLosDemas(entorno, quien.idPersona, preparado.idPago)', 'void soltarLosDemas'],
      ['lo que está en la tarjeta se suelta sin preguntar', 'await alDia(entorno, await getPago(entorno.db, otra.idPago), 0)', 'void [alDia, getPago]'],
      ['lo que no se eligió queda abierto', "await dejarLosPosteriores(tx, 'VEREDAS', quien.idPersona, idPago)", 'void dejarLosPosteriores'],
    ],
  },
  {
    archivo: 'server/src/veredas/veredaEnCurso.ts',
    pruebas: [PAGAR, COMPLETAR],
    faltas: [
      ['lo de otra persona se lee', 'where c.id_persona = $1 and ($2?', 'where $1 > 0 and ($2?'],
      ['lo que falta completar se da por devuelto', `return quedo === 'PAGADO' && !concluido ?`, 'return concluido ?'],
    ],
  },
  {
    archivo: 'server/src/veredas/confirmarVereda.ts',
    pruebas: [PRESENTAR, COMPLETAR, PAGAR],
    faltas: [
      ['lo pagado dos veces se presenta dos veces', 'if (await yaSePagoOtra(tx, idPago))', 'if (false)'],
      ['con una foto se presenta igual', 'falta.length > 0', 'falta.length > 9'],
      ['lo que falta no se marca', `await marcarParaRevisar(tx, idPago, 'POR_COMPLETAR')`, 'void marcarParaRevisar'],
      ['el borrador de lo presentado queda', 'await borrarBorradorDe(tx, idPersona, BORRADOR_VEREDAS, versionDelBorrador)', 'void [borrarBorradorDe, versionDelBorrador]'],
    ],
  },
  {
    archivo: 'server/src/veredas/altaVereda.ts',
    pruebas: [PRESENTAR, COMPLETAR],
    faltas: [
      ['se presenta sin confirmar', 'if (!estaPagado(estado)) throw new ErrorDePortal(409, POR_QUE_NO_SE_PAGO[estado] ?? PAGO_SIN_CONFIRMAR)', ''],
      ['con el pago de otro padrón se contesta que sí', 'if (deOtro) throw', 'if (false) throw'],
      ['el pago de otra persona sirve', '(p) => p.idPersona === idPersona', '() => true'],
      ['el pago de otra cosa sirve', `if (pago.tipo !== 'VEREDAS') throw new ErrorDePortal(409, PAGO_DE_OTRO_MONTO)`, ''],
      ['se presenta otra cosa que la pagada', 'compararRespuestas(copia.respuestas, respuestas)', 'void compararRespuestas'],
      ['no se mira cada línea', 'compararImportes(campos, copia.respuestas, tarifas)', 'void compararImportes'],
      ['a los 60 días se presenta igual', 'tarde || ', ''],
      ['la segunda foto no se pide', 'if (fotos.length < FOTOS_PARA_PRESENTAR) throw', 'if (false) throw'],
    ],
  },
  {
    archivo: 'server/src/veredas/trabajos.ts',
    pruebas: [PERSONAL, COMPLETAR],
    faltas: [
      ['se piden fotos que ya llegaron', `\n       and not exists (select 1 from archivo a where a.id_carpeta = c.id_carpeta and a.clase = 'FOTO_FINAL')`, ''],
      ['se piden fotos cada día', '\n       and f.fotos_pedidas_el is null', ''],
      ['se olvida la copia de lo que se paga', `p.estado in ('RECHAZADO', 'CANCELADO', 'VENCIDO') and `, ''],
    ],
  },
  {
    archivo: 'server/src/pagos/comprar.ts',
    pruebas: [CONFIRMAR],
    faltas: [
      ['lo que falló no se muestra', `await marcarParaRevisar(tx, idPago, 'SIN_EFECTO')`, 'void marcarParaRevisar'],
      ['lo que falló no va al registro', 'anotarFalla(falla, idPago)', 'void anotarFalla'],
      ['lo usado se compra otra vez', ` && usadoEl === null`, ''],
    ],
  },
  {
    archivo: 'server/src/plataforma/base/puntoDeRetorno.ts',
    pruebas: [CONFIRMAR],
    faltas: [
      ['una falla deja lo suyo a medias', `await $client.query('rollback to savepoint parte')`, `await $client.query('release savepoint parte')`],
      ['una falla pasajera se da por hecha', 'if (esPasajero(causa(error))) throw error', 'void esPasajero'],
    ],
  },
  {
    archivo: 'server/src/plataforma/archivos/jpegLimpio.ts',
    pruebas: [FOTOS],
    faltas: [
      ['los comentarios se quedan', ' || marca === COM', ''],
      ['cuelga algo detrás del fin', `      yield Buffer.from([0xff, EOI])\n      return`, `      yield Buffer.from([0xff, EOI])\n      continue`],
      ['los colores se pierden', `[APP2]: 'ICC_PROFILE\\0', `, ''],
    ],
  },
  {
    archivo: 'server/src/plataforma/archivos/pngLimpio.ts',
    pruebas: [FOTOS],
    faltas: [
      ['los textos se quedan', `'IHDR PLTE`, `'tEXt IHDR PLTE`],
      ['detrás del fin queda algo', `if (tipo === 'IEND') return`, `if (tipo === 'IEND') yield* lector.copiar(999)`],
    ],
  },
  {
    archivo: 'web/src/veredas/presentar/validarVereda.ts',
    pruebas: ['web/src/veredas/presentar/validarVereda.test.ts'],
    faltas: [
      ['del domicilio escrito no se pide nada', `...(datos.idDomicilio === '' && catastrales(valores)),`, ''],
      ['en blanco se pide la sección', 'if (!seEscribe && valores.porPadron !== NO_ESTA) return {}', ''],
      ['se va a pagar sin fotos', 'if (cuantas < FOTOS_PARA_PAGAR)', 'if (false)'],
      ['un total en cero se va a pagar', '.TotalaAbonar === 0', '.TotalaAbonar < 0'],
    ],
  },
  {
    archivo: 'web/src/veredas/presentar/valoresDeVereda.ts',
    pruebas: ['web/src/veredas/presentar/valoresDeVereda.test.ts', 'web/src/veredas/presentar/validarVereda.test.ts'],
    faltas: [
      ['el padrón cierra lo que dejó en blanco', 'Boolean(guardadoDe(valores)?.[campo])', 'guardadoDe(valores) !== null'],
      ['el domicilio sigue siendo el de antes', 'guardado && DEL_DOMICILIO.every((campo) => guardado[campo] === valores[campo].trim())', 'guardado'],
      ['se paga con lo que no se ve', `? {} : { ancho: '', largo: '' }`, '? {} : {}'],
    ],
  },
  {
    archivo: 'web/src/veredas/presentar/usePagarVereda.ts',
    pruebas: ['web/src/veredas/presentar/VeredasPage.test.tsx'],
    faltas: [
      ['se paga lo que no llegó', 'await form.asegurar()', 'void form.asegurar().catch(() => {})'],
      ['se paga por otra cosa sin saberlo', 'if (pago.otros.length > 0) return setEmpezado(pago)', ''],
      ['la falla no sabe qué pago fue', 'anotarSalida(idPago, window, vueltaDelPago(idPago))', 'void anotarSalida'],
    ],
  },
  {
    archivo: 'web/src/veredas/pagar/estadoDelPago.ts',
    pruebas: ['web/src/veredas/pagar/estadoDelPago.test.ts'],
    faltas: [['lo escrito a mano presenta', 'vuelve && deAqui === vereda.idPago', 'vuelve']],
  },
  {
    archivo: 'web/src/veredas/pagar/usePresentarLoPagado.ts',
    pruebas: ['web/src/veredas/presentar/VeredasPage.test.tsx'],
    faltas: [
      ['lo guardado queda en el navegador', 'olvidarPagoDeVereda()\n', 'void olvidarPagoDeVereda\n'],
      ['las fotos que se agregan no van', '{ FotoVeredaArchivo: fotos }', '{ FotoVeredaArchivo: [] }'],
    ],
  },
]
