const EL_REMEDIO = 'Ponga la columna como texto y escríbalo otra vez'
const DIGITO =
  'el último número no corresponde a los anteriores. Si Excel lo redondeó, ponga la columna como texto y escríbalo otra vez'

/** How a register comes spoiled: in which column, with what in its cell, and what is said of it. Written by hand. */
export const COMO_SE_ESTROPEA: readonly (readonly [columna: string, celda: string, motivo: string])[] = [
  ['CUIT', '2,01E+10', `Excel lo cambió por 2,01E+10 y se perdieron sus números. ${EL_REMEDIO}`],
  ['CUIT', '20100000000', DIGITO],
  ['Manzana', '1-may', `Excel lo convirtió en una fecha (1-may). ${EL_REMEDIO}`],
  ['Parcela', '2026-05-01', `Excel lo convirtió en una fecha (2026-05-01). ${EL_REMEDIO}`],
  ['Padrón provincial', '9,7E+07', `Excel lo cambió por 9,7E+07 y se perdieron sus números. ${EL_REMEDIO}`],
  ['DNI', '123', 'debe tener 7 u 8 números'],
  ['Apellido y nombre', '', 'es obligatorio'],
  ['Número', '12 (bis)', "admite letras, números, '/', '-' y espacios"],
  ['Dpto', '12345678901', 'debe tener como máximo 10 caracteres'],
  ['Piso', '123', 'debe tener como máximo 2 caracteres'],
  ['Padrón', '70X', 'debe tener de 1 a 8 números, sin letras'],
  ['CUIT', '27-30999111-3', DIGITO],
  ['DNI', '3,0E+07', `Excel lo cambió por 3,0E+07 y se perdieron sus números. ${EL_REMEDIO}`],
  ['Sección', '2/1/2026', `Excel lo convirtió en una fecha (2/1/2026). ${EL_REMEDIO}`],
  ['Padrón provincial', '', 'debe tener de 1 a 12 números, con guiones o espacios si los lleva, sin letras'],
  ['CUIT', '2030', 'debe tener 11 números'],
  ['Distrito', 'un distrito demasiado largo', 'debe tener como máximo 15 caracteres'],
  ['Dominio', 'ene-24', `Excel lo convirtió en una fecha (ene-24). ${EL_REMEDIO}`],
  ['Padrón', '', 'es obligatorio'],
  ['Calle', 'C'.repeat(61), 'debe tener como máximo 60 caracteres'],
]

/** Only told where the register has it: `01` is there. */
export const PERDIO_SUS_CEROS = [
  ...(['Distrito', '1'] as const),
  `perdió los ceros de adelante: en el registro es 01. ${EL_REMEDIO}`,
] as const

/** A street that is not in the city's list: as the file writes it, which is one question for all its rows, and what is said. */
export const CALLE_DESCONOCIDA = {
  escrita: ['SAN MARTN', 'san martn'],
  motivo: 'no está en Calles',
  es: 'SAN MARTIN',
} as const
