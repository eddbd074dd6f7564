import type { FaltasDe } from './falta.ts'

const PAGAR = 'server/src/veredas/pagar.test.ts'
const COMPLETAR = 'server/src/veredas/completar.test.ts'
const PRESENTAR = 'server/src/veredas/presentar.test.ts'
const PERSONAL = 'server/src/veredas/personal.test.ts'
const CONFIRMAR = 'server/src/pagos/confirmar.test.ts'

/** Sidewalks: what is paid is what is filed, once, with its photos. */
export const DE_VEREDAS: readonly FaltasDe[] = [
  {
    archivo: 'domain/src/veredas/aranceles.ts',
    pruebas: ['domain/src/veredas/aranceles.test.ts'],
    faltas: [
      ['el derecho es el 6 %', 'TASA', 'TASA = 0.6', 'TASA = 6'],
      ['el derecho no tiene mínimo', 'liquidarVereda', 'Math.max(porCiento(m.montoDeObra, TASA), tarifas.minimo)', 'porCiento(m.montoDeObra, TASA)'],
      ['el canon se cobra una vez', 'liquidarVereda', 'tarifas.canon * m.trabajos', 'tarifas.canon'],
      ['el canon no entra en el total', 'liquidarVereda', 'DerechoConstruccion + canon,', 'DerechoConstruccion,'],
    ],
  },
  {
    archivo: 'domain/src/veredas/reglas.ts',
    pruebas: [PERSONAL],
    faltas: [
      ['una foto es final antes de aprobarse', 'admiteFotosFinales', `estado === 'APROBADO'`, `estado !== 'RECHAZADO'`],
      ['la obra dura siempre lo mismo', 'diasDeObra', 'Math.max(diasDeDeposito, minimo)', 'minimo'],
    ],
  },
  {
    archivo: 'server/src/veredas/cobrarVereda.ts',
    pruebas: [PAGAR],
    faltas: [
      ['se paga sin ninguna foto', 'fotosDelBorrador', 'fotos.length < FOTOS_PARA_PAGAR', 'false'],
      ['se paga el total de la pantalla', 'cobrarVereda', 'leerImporte(String(monto)) !== TotalaAbonar', 'false'],
      ['el pago no sabe de qué borrador es', 'cobrarVereda', 'borrador: BORRADOR_VEREDAS,', ''],
      ['con las tarifas de antes se empieza a pagar', 'cobrarVereda', 'huella: huellaDeCopia(respuestas, fotos, tarifas),', ''],
      ['otras respuestas van con el mismo pago', 'cobrarVereda', 'clave: claveDeCopia(respuestas, fotos),', 'clave: BORRADOR_VEREDAS,'],
      ['lo que falta completar se cobra otra vez', 'cobrarVereda', 'if (porCompletar) return porCompletar', ''],
    ],
  },
  {
    archivo: 'server/src/veredas/domicilio.ts',
    pruebas: [PAGAR],
    faltas: [
      ['el domicilio de otro vale', 'domicilio_de_vereda', `(d.origen = 'PADRON' or d.id_persona_alta = $2)`, `($2 > 0)`],
      ['el domicilio puede decir otra cosa', 'exigirDomicilio', `r[campo] !== '' && r[campo] !== domicilio[campo]`, 'false'],
      ['una calle deshabilitada se paga', 'exigirDomicilio', 'if (!domicilio.calleHabilitada) throw', 'if (false) throw'],
    ],
  },
  {
    archivo: 'server/src/veredas/realizarPago.ts',
    pruebas: [PAGAR],
    faltas: [
      ['lo empezado para otra cosa no se nombra', 'realizarPago', `otras.filter(({ situacion }) => situacion === 'PAGANDO')`, '[...otras.slice(99)]'],
      ['lo que nadie empezó queda abierto', 'realizarPago', 'await soltarLosDemas(entorno, quien.idPersona, preparado.idPago)', 'void soltarLosDemas'],
      ['lo que está en la tarjeta se suelta sin preguntar', 'soltarLosDemas', 'await alDia(entorno, await getPago(entorno.db, otra.idPago), 0)', 'void [alDia, getPago]'],
    ],
  },
  {
    archivo: 'server/src/veredas/veredaEnCurso.ts',
    pruebas: [PAGAR, COMPLETAR],
    faltas: [
      ['lo de otra persona se lee', 'vereda_en_curso', 'where c.id_persona = $1 and ($2?', 'where $1 > 0 and ($2?'],
      ['lo que falta completar se da por devuelto', 'situacionDe', `return quedo === 'PAGADO' && !concluido ?`, 'return concluido ?'],
    ],
  },
  {
    archivo: 'server/src/veredas/concepto.ts',
    pruebas: [PRESENTAR, COMPLETAR, PAGAR],
    faltas: [
      ['lo que no se eligió queda abierto', 'conceptoVeredas', "await dejarLosPosteriores(tx, 'VEREDAS', quien.idPersona, idPago)", 'void dejarLosPosteriores'],
      ['lo pagado dos veces se presenta dos veces', 'confirmarVereda', 'if (await yaSePagoOtra(tx, idPago))', 'if (false)'],
      ['con una foto se presenta igual', 'confirmarVereda', 'falta.length > 0', 'falta.length > 9'],
      ['lo que falta no se marca', 'confirmarVereda', `await marcarParaRevisar(tx, idPago, 'POR_COMPLETAR')`, 'void marcarParaRevisar'],
      ['el borrador de lo presentado queda', 'confirmarVereda', 'await borrarBorradorDe(tx, idPersona, BORRADOR_VEREDAS, versionDelBorrador)', 'void [borrarBorradorDe, versionDelBorrador]'],
    ],
  },
  {
    archivo: 'server/src/veredas/altaVereda.ts',
    pruebas: [PRESENTAR, COMPLETAR],
    faltas: [
      ['se presenta sin confirmar', 'altaVereda', 'if (!estaPagado(estado)) throw new ErrorDePortal(409, POR_QUE_NO_SE_PAGO[estado] ?? PAGO_SIN_CONFIRMAR)', ''],
      ['con el pago de otro padrón se contesta que sí', 'yaPresentada', 'if (deOtro) throw', 'if (false) throw'],
      ['el pago de otra persona sirve', 'altaVereda', '(p) => p.idPersona === idPersona', '() => true'],
      ['el pago de otra cosa sirve', 'altaVereda', `if (pago.tipo !== 'VEREDAS') throw new ErrorDePortal(409, PAGO_DE_OTRO_MONTO)`, ''],
      ['se presenta otra cosa que la pagada', 'completar', 'compararRespuestas(copia.respuestas, respuestas)', 'void compararRespuestas'],
      ['no se mira cada línea', 'completar', 'compararImportes(campos, copia.respuestas, tarifas)', 'void compararImportes'],
      ['a los 60 días se presenta igual', 'exigirQueEspere', 'tarde || ', ''],
      ['la segunda foto no se pide', 'completar', 'if (fotos.length < FOTOS_PARA_PRESENTAR) throw', 'if (false) throw'],
    ],
  },
  {
    archivo: 'server/src/veredas/trabajos.ts',
    pruebas: [PERSONAL, COMPLETAR],
    faltas: [
      ['se piden fotos que ya llegaron', 'veredas_por_pedir_fotos', `\n       and not exists (select 1 from archivo a where a.id_carpeta = c.id_carpeta and a.clase = 'FOTO_FINAL')`, ''],
      ['se piden fotos cada día', 'veredas_por_pedir_fotos', '\n       and f.fotos_pedidas_el is null', ''],
      ['se olvida la copia de lo que se paga', 'olvidar_copias_sin_pagar', `p.estado in ('RECHAZADO', 'CANCELADO', 'VENCIDO') and `, ''],
    ],
  },
  {
    archivo: 'server/src/pagos/comprar.ts',
    pruebas: [CONFIRMAR],
    faltas: [
      ['lo que falló no se muestra', 'comprar', `await marcarParaRevisar(tx, idPago, 'SIN_EFECTO')`, 'void marcarParaRevisar'],
      ['lo que falló no va al registro', 'comprar', 'anotarFalla(falla, idPago)', 'void anotarFalla'],
      ['lo usado se compra otra vez', 'quedoSinEfecto', ` && usadoEl === null`, ''],
    ],
  },
  {
    archivo: 'web/src/veredas/presentar/usePagarVereda.ts',
    pruebas: ['web/src/veredas/presentar/VeredasPage.test.tsx'],
    faltas: [
      ['se paga lo que no llegó', 'usePagarVereda', 'await form.asegurar()', 'void form.asegurar().catch(() => {})'],
      ['se paga por otra cosa sin saberlo', 'usePagarVereda', 'if (pago.otros.length > 0) return setEmpezado(pago)', ''],
      ['la falla no sabe qué pago fue', 'usePagarVereda', 'anotarSalida(idPago, window, vueltaDelPago(idPago))', 'void anotarSalida'],
    ],
  },
  {
    archivo: 'web/src/veredas/pagar/estadoDelPago.ts',
    pruebas: ['web/src/veredas/pagar/estadoDelPago.test.ts'],
    faltas: [['lo escrito a mano presenta', 'queHacer', 'vuelve && deAqui === vereda.idPago', 'vuelve']],
  },
  {
    archivo: 'web/src/veredas/pagar/usePresentarLoPagado.ts',
    pruebas: ['web/src/veredas/presentar/VeredasPage.test.tsx'],
    faltas: [
      ['lo guardado queda en el navegador', 'usePresentarLoPagado', 'olvidarPagoDeVereda()\n', 'void olvidarPagoDeVereda\n'],
      ['las fotos que se agregan no van', 'usePresentarLoPagado', '{ FotoVeredaArchivo: fotos }', '{ FotoVeredaArchivo: [] }'],
    ],
  },
]
