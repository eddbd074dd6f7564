import type { Membrete } from '../src/plataforma/membrete/membrete.ts'

/** Whose papers and mails are, in a test that asks no city. */
export const MEMBRETE: Membrete = {
  ciudad: 'Ciudad',
  dependencia: 'Dirección de Catastro',
  color: '#0B4F8A',
  escudo: null,
  urlPortal: 'https://catastro.example.com',
  frases: { fraseLibreDeuda: 'Se certifica que no debe.', frasePadron: 'Se certifica que figura así.' },
}
