import type { AppDePrueba } from './appDePrueba.ts'

/** The demo city's own payments, out of the way of a test that counts them and names its own by number. */
export async function sinPagosDeMuestra({ db }: Pick<AppDePrueba, 'db'>): Promise<void> {
  await db.$client.query(`delete from formulario_vereda; update carpeta_formulario set id_pago = null, pagado = 0;
    delete from pago; alter sequence pago_id_pago_seq restart; alter sequence pago_transaccion restart`)
}
