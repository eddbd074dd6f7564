import { createHash } from 'node:crypto'
import type { AppDePrueba, Demo } from './appDePrueba.ts'
import { pngCon } from './fotosDeCamara.ts'
import { multiparte } from './multiparte.ts'
import type { ProveedorDePrueba } from './proveedorDePrueba.ts'

type Campos = Readonly<Record<string, string | number>>
type Archivo = NonNullable<Parameters<typeof multiparte>[1]>[number]

/**
 * Clara's sidewalk at padron 100001 (address 1, SAN MARTIN 450): 12,50 × 2 m = 25 m²; materials for 3 days at $ 250 = 750;
 * 4,5 m of fence at $ 350 = 1.575; 0,6 % of $ 300.000 = 1.800, above the minimum of 1.200; one work at $ 800: $ 4.925 in all.
 */
export const VEREDA: Campos = {
  vereda: 1,
  ancho: '12,50',
  largo: '2',
  idInmuebleTipo: 1,
  MontodeObra: '300.000',
  dep_mat_dias: '3',
  cerca_metros: '4,5',
  idDomicilio: 1,
  email: 'clara@vecinos.example',
  Padron: '100001',
  NroPuerta: '450',
}
export const TOTAL_VEREDA = 4_925_00

/** As many different photos as are asked for. */
export const fotoDePrueba = (numero: number, campo = 'FotoVeredaArchivo'): Archivo => ({
  campo,
  nombre: `foto-${numero}.png`,
  contenido: pngDe(numero),
  tipo: 'image/png',
})

/** A PNG of one dot whose only difference is a chunk that stays (its physical size). */
function pngDe(numero: number): Buffer {
  const tamano = Buffer.alloc(9, 1)
  tamano.writeUInt32BE(1000 + numero)
  tamano.writeUInt32BE(1000 + numero, 4)
  return pngCon(['pHYs', tamano])
}

export const sumaDe = ({ contenido }: Archivo) => createHash('sha256').update(contenido).digest('hex')

export const pedidoDeVereda = (idPago: number, campos: Campos = {}, archivos: readonly Archivo[] = []) =>
  ({
    method: 'POST',
    url: '/api/documentacion/altaFormularioVeredas',
    ...multiparte({ ...VEREDA, ...campos, idPago }, archivos),
  }) as const

/** What a person does up to paying, by the portal's own calls. */
export function veredasDePrueba(portal: AppDePrueba, proveedor: ProveedorDePrueba) {
  const consultar = async (texto: string, valores: unknown[] = []) =>
    (await portal.db.$client.query(texto, valores)).rows

  /** The draft as it is from now on. */
  async function borrador(cambios: Readonly<Record<string, unknown>> = {}, quien: Demo = 'clara') {
    const { version } = (await portal.como(quien, { url: '/api/borradores/veredas' })).json()
    const idCalle = (await consultar('select id_calle from domicilio where id_domicilio = 1'))[0].id_calle
    const datos = { ...VEREDA, idCalle, ...cambios }
    return portal.como(quien, { method: 'PUT', url: '/api/borradores/veredas', payload: { datos, version } })
  }
  const adjuntar = (fotos: readonly Archivo[], campo = 'FotoVeredaArchivo', quien: Demo = 'clara') =>
    portal.como(quien, {
      method: 'POST',
      url: '/api/borradores/veredas/archivos',
      ...multiparte(
        { campo },
        fotos.map((foto) => ({ ...foto, campo: 'files' })),
      ),
    })
  const realizarPago = (monto: number | string = TOTAL_VEREDA / 100, quien: Demo = 'clara') =>
    portal.como(quien, { method: 'POST', url: '/api/formulario/realizarPagoF22', payload: { monto } })

  /** As before the first test, on the same portal: what the others left is closed and out of the way. */
  async function deNuevo(): Promise<void> {
    await portal.db.$client.query(`delete from borrador; delete from correo_adjunto; delete from correo_saliente;
      update pago set estado = 'CANCELADO' where estado in ('INICIADO', 'EN_PROCESO');
      update pago set estado = 'DEVUELTO', revision = null where estado = 'CONFIRMADO';
      update carpeta set borrada_el = now() where id_carpeta > 1009;
      update calle set estado = true where id_calle < 26`)
  }

  return {
    deNuevo,
    consultar,
    borrador,
    adjuntar,
    realizarPago,
    /** Drafted with so many photos, and its payment begun. */
    async comenzar({ fotos = 2, cambios = {}, monto = TOTAL_VEREDA / 100 } = {}): Promise<number> {
      await borrador(cambios)
      if (fotos > 0) await adjuntar(Array.from({ length: fotos }, (_, n) => fotoDePrueba(n + 1)))
      return (await realizarPago(monto)).json().idPago
    },
    /** The provider says this of the payment, and the portal asks it. */
    async resolver(idPago: number, estadoId = 3) {
      const [{ transaccion, monto }] = await consultar('select transaccion, monto from pago where id_pago = $1', [
        idPago,
      ])
      proveedor.dira(transaccion, estadoId, monto)
      await consultar(
        `update pago_seguimiento set proxima = now(), ultima = now() - interval '1 minute' where id_pago = $1`,
        [idPago],
      )
      await portal.trabajar('liquidar-pagos')
    },
    alta: async (idPago: number, campos: Campos = {}, archivos: readonly Archivo[] = [], quien: Demo = 'clara') => {
      const idCalle = (await consultar('select id_calle from domicilio where id_domicilio = 1'))[0].id_calle
      return portal.como(quien, pedidoDeVereda(idPago, { idCalle, ...campos }, archivos))
    },
    pago: async (idPago: number) => (await consultar('select * from pago where id_pago = $1', [idPago]))[0],
    enCurso: async (quien: Demo = 'clara') => (await portal.como(quien, { url: '/api/veredas/enCurso' })).json().vereda,
    carpetas: async () =>
      consultar(
        'select * from carpeta where id_uso = 12 and id_carpeta > 1009 and borrada_el is null order by id_carpeta',
      ),
    correos: async () => consultar('select destinatario, redaccion from correo_saliente order by id_correo'),
  }
}
