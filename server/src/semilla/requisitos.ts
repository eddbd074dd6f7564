/** What 'Ya casi terminas..' asks for. Without a type it holds for every encomienda; the rest follow in their order. */
export const ENCOMIENDA_REQUISITOS = [
  { id: 1, idEncomiendaTipo: null, orden: 1, texto: 'DNI del propietario, de ambos lados y legible' },
  {
    id: 2,
    idEncomiendaTipo: null,
    orden: 2,
    texto: 'Título de propiedad del inmueble o boleto de compraventa con firmas certificadas',
  },
  { id: 3, idEncomiendaTipo: null, orden: 3, texto: 'Plano en PDF, firmado por el profesional y por el propietario' },
  { id: 4, idEncomiendaTipo: null, orden: 4, texto: 'Encomienda visada por el colegio profesional' },
  { id: 5, idEncomiendaTipo: null, orden: 5, texto: 'Comprobante de pago del timbrado' },
  {
    id: 6,
    idEncomiendaTipo: 4,
    orden: 6,
    texto: 'Fotomontaje del cartel sobre el frente del edificio, con sus medidas',
  },
  {
    id: 7,
    idEncomiendaTipo: 4,
    orden: 7,
    texto: 'Póliza de seguro de responsabilidad civil vigente de la empresa instaladora',
  },
  { id: 8, idEncomiendaTipo: 6, orden: 6, texto: 'Memoria de demolición con las medidas de protección a los linderos' },
  {
    id: 9,
    idEncomiendaTipo: 18,
    orden: 6,
    texto: 'Memoria de cálculo de la estructura y autorización de la autoridad aeronáutica',
  },
]
