import { unaFila } from '../src/plataforma/base/unaFila.ts'
import { appDePrueba, type Demo } from './appDePrueba.ts'
import { multiparte, PDF } from './multiparte.ts'
import { proveedorDePrueba } from './proveedorDePrueba.ts'

export const REALIZADA = 3
export const RECHAZADA = 4

const RECIBO = { campo: 'comprobante', nombre: 'recibo.pdf', contenido: PDF }
export const recibos = (cuantos: number) => Array.from({ length: cuantos }, () => RECIBO)

/** Valid answers of forms 29 and 30, for ASCENSORES TUCUMAN SRL. */
export const CONSERVADORA = {
  idInstitucion: 4,
  razonsocial: 'Ascensores Tucumán SRL',
  cuit: '30-70707070-7',
  nroconservador: 'C-100',
  nroinstalador: 'I-200',
  idCalleInstitucion: 1,
  nropuertaInstitucion: '1200',
  pisoInstitucion: '',
  dptoInstitucion: '',
  telefonoInstitucion: '381 555-1234',
  observaciones: '',
}
export const RT = {
  representantetecnico: 'Juan Paz',
  dniRT: '29888222',
  cuitRT: '20298882220',
  profesionRT: 'Ingeniero mecánico',
  matriculaRT: 'M-1',
}
export const TE = {
  tecnicoespecializado: 'Luis Sosa',
  dniTE: '29888333',
  cuitTE: '20298883331',
  profesionTE: 'Técnico electromecánico',
  matriculaTE: 'T-1',
}
const SIN_TE = { tecnicoespecializado: '', dniTE: '', cuitTE: '', profesionTE: '', matriculaTE: '' }
export const FORMULARIO_30 = { ...CONSERVADORA, dni: '29888111', ...RT, ...SIN_TE }
export const FORMULARIO_31 = {
  cantidadelevadores: 3,
  destinoinmueble: 'Vivienda multifamiliar',
  nroconservador: 'C-100',
  nroinstalador: 'I-200',
  representantetecnico: 'Juan Paz',
  matriculaRT: 'M-1',
  observaciones: 'Mantenimiento mensual',
}
export const FORMULARIO_28 = {
  circunscripcion: 'I',
  seccion: '1',
  manzana: '14',
  parcela: '7',
  observaciones: '',
}

/** Form 27 for 3 elevators at SAN MARTIN 450, padron 100001, which is also where its responsible lives. */
export const respuestasDe27 = (idDomicilio: number, idCalle: number) => ({
  Padron: '100001',
  idDomicilio,
  idCalle,
  nropuerta: '450',
  Piso: '',
  Departamento: '',
  PadronInmueble: '100001',
  idDomicilioInmueble: idDomicilio,
  idCalleInmueble: idCalle,
  nropuertaInmueble: '450',
  nroelevadores: 3,
  expedienteobra: 4127,
})

/** The portal with a card provider of its own, and what tests of elevators do with them. Clara answers for padron 100001. */
export async function elevadoresDePrueba() {
  const proveedor = proveedorDePrueba()
  const portal = await appDePrueba({ proveedor, ajustes: { PUBLIC_URL: 'https://catastro.prueba' } })
  const pedir = async (quien: Demo, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    portal.como(quien, { method, url: `/api${url}`, ...(payload && { payload }) })
  const consulta = async (texto: string, valores: unknown[] = []) =>
    (await portal.db.$client.query(texto, valores)).rows

  /** 100001 is SAN MARTIN 450. */
  const { id: idDomicilio, calle: idCalle } = unaFila(
    await consulta(
      `select id_domicilio as id, id_calle as calle from domicilio where padron = '100001' and origen = 'PADRON'`,
    ),
  )
  const RESPUESTAS = respuestasDe27(idDomicilio, idCalle)

  async function borrador(respuestas: object = {}, quien: Demo = 'clara'): Promise<void> {
    const { version } = (await pedir(quien, 'GET', '/borradores/formulario27')).json()
    await pedir(quien, 'PUT', '/borradores/formulario27', { datos: { ...RESPUESTAS, ...respuestas }, version })
  }
  const preparar = (quien: Demo = 'clara') => pedir(quien, 'POST', '/pagos/preparar', { producto: 'FORM27' })
  const conciliar = (idPago: number) => pedir('lucia', 'POST', '/pagos/conciliar', { idPago })
  const presentar27 = (respuestas: object = {}, quien: Demo = 'clara', cuantos = 1, headers: object = {}) => {
    const pedido = multiparte({ ...RESPUESTAS, ...respuestas }, recibos(cuantos))
    return portal.como(quien, {
      method: 'POST',
      url: '/api/documentacion/altaFormulario27',
      payload: pedido.payload,
      headers: { ...pedido.headers, ...headers },
    })
  }
  const presentar = (formulario: '28' | '29' | '30' | '31', respuestas: object, quien: Demo = 'pablo') =>
    pedir(quien, 'POST', `/documentacion/altaFormulario${formulario}`, respuestas)

  return {
    portal,
    proveedor,
    pedir,
    consulta,
    RESPUESTAS,
    idDomicilio,
    borrador,
    preparar,
    conciliar,
    presentar27,
    presentar,
    enCurso: async (quien: Demo = 'clara') => (await pedir(quien, 'GET', '/elevadores/formulario27/enCurso')).json(),
    soltar: (quien: Demo = 'clara') => pedir(quien, 'POST', '/elevadores/formulario27/soltar'),
    /** A payment begun from the draft, which the provider gave for paid where it says so. */
    async pagar(estadoId: number | null = REALIZADA, respuestas: object = {}): Promise<number> {
      await borrador(respuestas)
      const { idPago, fields } = (await preparar()).json()
      if (estadoId !== null) {
        proveedor.dira(fields.TransaccionComercioId, estadoId, 5_200_00)
        await conciliar(idPago)
      }
      return idPago
    },
    /** As if nobody had filed or paid anything yet: one portal serves all the tests of a file. */
    async limpiar() {
      await consulta(
        'update carpeta set borrada_el = now(), borrada_por = 1 where id_carpeta > 1009 and borrada_el is null',
      )
      await consulta(`update pago set concluido_el = now(),
        estado = case when estado in ('INICIADO', 'EN_PROCESO') then 'VENCIDO' else estado end where concluido_el is null`)
      await consulta('delete from borrador')
      await consulta('delete from correo_saliente')
    },
    /** The transaction of a payment, as the provider knows it. */
    transaccion: async (idPago: number): Promise<string> =>
      unaFila(await consulta('select transaccion from pago where id_pago = $1', [idPago])).transaccion,
    carpetas27: () =>
      consulta(`select f.id_carpeta, f.id_pago from formulario27 f join carpeta c using (id_carpeta)
        where f.id_carpeta > 1009 and c.borrada_el is null order by 1`),
    /** A folder of a form 27, moved as far as asked. */
    async aprobar(idCarpeta: number, estado: 'APROBADO' | 'RECHAZADO' = 'APROBADO') {
      await consulta(
        'update carpeta set estado = (select id_tramite_estado from tramite_estado where tramite_estado = $2) where id_carpeta = $1',
        [idCarpeta, estado],
      )
    },
    pagar29: (idFormulario29: number, quien: Demo = 'lucia', cuantos = 1) =>
      portal.como(quien, {
        method: 'PUT',
        url: '/api/elevadores/pagado',
        ...multiparte({ idFormulario29 }, recibos(cuantos)),
      }),
    /** What a refusal says. */
    async rechazo(pedido: ReturnType<typeof pedir>) {
      const respuesta = await pedido
      return [respuesta.statusCode, respuesta.json().message]
    },
  }
}
export type ElevadoresDePrueba = Awaited<ReturnType<typeof elevadoresDePrueba>>
