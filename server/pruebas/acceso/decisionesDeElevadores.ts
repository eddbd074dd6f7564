import { recibos } from '../elevadoresDePrueba.ts'
import { multiparte } from '../multiparte.ts'
import { type Caso, cuerpo, TODOS } from './decisiones.ts'
import { COMO_PARTE_DE_LA_EMPRESA } from './loPropio.ts'
import type { Mundo } from './mundo.ts'

const PROPIO =
  'No puede decidir sobre lo que presentó, ni sobre la empresa o el inmueble en que tiene parte: pídaselo a otra persona del personal'
const MOTIVO = { motivo: 'No es de la empresa' }

type Empresa = Awaited<ReturnType<Mundo['conservadora']>>
/** Every call that decides about a company, with a request about what somebody else sent of it. */
const DE_UNA_EMPRESA: readonly (readonly [
  llamada: string,
  pedido: (mundo: Mundo, empresa: Empresa) => ReturnType<Caso['pedido']>,
])[] = [
  [
    'PUT /elevadores/pagado',
    async (m, empresa) => multiparte({ idFormulario29: await m.formulario29(empresa) }, recibos(1)),
  ],
  [
    'PUT /elevadores/confirmar',
    async (m, empresa) => cuerpo({ formulario: '30', numero: await m.formulario30(empresa) }),
  ],
  [
    'PUT /elevadores/quitar',
    async (m, empresa) => cuerpo({ formulario: '30', numero: await m.formulario30(empresa), ...MOTIVO }),
  ],
  [
    'PUT /elevadores/quitar',
    async (m, empresa) => cuerpo({ formulario: '31', numero: await m.nota(empresa), ...MOTIVO }),
  ],
  ['PUT /elevadores/revisado', async (m, empresa) => cuerpo({ idFormulario31: await m.nota(empresa) })],
  [
    'PUT /elevadores/vencimiento',
    async (m, empresa) => cuerpo({ clase: 'SEGURO', id: await m.nota(empresa), hasta: '2030-01-01' }),
  ],
  [
    'PUT /elevadores/vencimiento',
    async (m, empresa) => cuerpo({ clase: 'MATRICULA_RT', id: await m.formulario30(empresa), hasta: '2030-01-01' }),
  ],
]

/** Every call that decides about elevators, with a request about one's own thing. */
export const DECIDEN_ELEVADORES: readonly Caso[] = [
  // A party of the company, which somebody else's form names.
  ...DE_UNA_EMPRESA.flatMap(([llamada, pedido]) =>
    COMO_PARTE_DE_LA_EMPRESA.map(
      (como): Caso => ({
        llamada,
        quienes: ['hector'],
        frase: PROPIO,
        pedido: async ({ mundo, mio, yo }) => pedido(mundo, await mio.empresa(yo, como)),
      }),
    ),
  ),
  {
    llamada: 'PUT /elevadores/pagado',
    quienes: TODOS,
    frase: PROPIO,
    pedido: async ({ mio, yo }) => multiparte({ idFormulario29: await mio.formulario29(yo) }, recibos(1)),
  },
  ...(['envió', 'tiene el padrón'] as const).flatMap((que): Caso[] => [
    {
      llamada: 'PUT /elevadores/revisado',
      quienes: TODOS,
      frase: PROPIO,
      pedido: async ({ mio, yo }) => cuerpo({ idFormulario31: await mio.nota(yo, que) }),
    },
    ...(['SEGURO', 'CONTRATO'] as const).map(
      (clase): Caso => ({
        llamada: 'PUT /elevadores/vencimiento',
        quienes: TODOS,
        frase: PROPIO,
        pedido: async ({ mio, yo }) => cuerpo({ clase, id: await mio.nota(yo, que), hasta: '2030-01-01' }),
      }),
    ),
  ]),
  {
    llamada: 'PUT /elevadores/vencimiento',
    quienes: TODOS,
    frase: PROPIO,
    pedido: async ({ mio, yo }) =>
      cuerpo({ clase: 'MATRICULA_RT', id: await mio.comoTecnico(yo), hasta: '2030-01-01' }),
  },
  ...(['confirmar', 'quitar'] as const).flatMap((que): Caso[] => [
    {
      llamada: `PUT /elevadores/${que}`,
      quienes: TODOS,
      frase: PROPIO,
      pedido: async ({ mio, yo }) => cuerpo({ formulario: '28', numero: await mio.formulario28(yo), ...MOTIVO }),
    },
    {
      llamada: `PUT /elevadores/${que}`,
      quienes: TODOS,
      frase: PROPIO,
      pedido: async ({ mio, yo }) => cuerpo({ formulario: '30', numero: await mio.formulario30(yo), ...MOTIVO }),
    },
  ]),
  {
    llamada: 'PUT /elevadores/revisado',
    quienes: TODOS,
    frase: PROPIO,
    pedido: async ({ mio, yo }) => cuerpo({ idFormulario31: await mio.notaDondeResponde(yo) }),
  },
]
