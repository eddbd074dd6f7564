import { VIGENTE_DESDE } from './catalogos.ts'

/** A factor of 1, in ten-thousandths. */
const UNO = 10_000

/** What each costs, in centavos. Only those from 64 on enter a computation of the portal. */
const PRECIOS = [
  { idTarifa: 1, tarifa: 'SELLADO GENERAL', tipo: 'GENERAL', valor: 150_00 },
  { idTarifa: 2, tarifa: 'COPIA DE PLANO POR LAMINA', tipo: 'GENERAL', valor: 600_00 },
  { idTarifa: 10, tarifa: 'OCUPACION DE VIA PUBLICA POR DIA', tipo: 'GENERAL', valor: 1_100_00 },
  { idTarifa: 50, tarifa: 'CERTIFICADO DE NUMERACION', tipo: 'GENERAL', valor: 750_00 },
  { idTarifa: 64, tarifa: 'DERECHO DE CONSTRUCCION MINIMO', tipo: 'OBRA', valor: 1_200_00 },
  { idTarifa: 65, tarifa: 'CERCA DE OBRA POR METRO', tipo: 'CERCA', valor: 350_00 },
  { idTarifa: 111, tarifa: 'CANON REFACCION POR UNIDAD', tipo: 'REFACCION', valor: 800_00 },
  { idTarifa: 112, tarifa: 'DEMOLICION POR M2', tipo: 'OBRA', valor: 450_00 },
  { idTarifa: 116, tarifa: 'ELEVADORES Y CONSERVADORES', tipo: 'ELEVADOR', valor: 5_200_00 },
  { idTarifa: 119, tarifa: 'DEPOSITO DE MATERIALES POR DIA', tipo: 'VEREDA', valor: 250_00 },
  { idTarifa: 120, tarifa: 'VALOR M2 OBRA NUEVA', tipo: 'OBRA', valor: 98_000_00 },
  { idTarifa: 121, tarifa: 'REBAJE DE CORDON POR METRO', tipo: 'VEREDA', valor: 3_200_00 },
]

export const TARIFAS = PRECIOS.map(({ idTarifa, tarifa, tipo }) => ({ idTarifa, tarifa, tipo }))

export const TARIFAS_HISTORIAL = PRECIOS.map(({ idTarifa, valor }) => ({
  id: idTarifa,
  idTarifa,
  precioUnitario: valor,
  factor: UNO,
  valor,
  vigenteDesde: VIGENTE_DESDE,
}))
