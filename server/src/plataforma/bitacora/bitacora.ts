import pino, { type DestinationStream, type Logger } from 'pino'

/** An error in the log: never the values that a statement carried. */
export const soloLoTecnico = ({ name, message, stack, code }: Error & { code?: string }) => ({
  type: name,
  message,
  stack: stack ?? '',
  code,
})

/** The log of what is done without a request: same file and same silence about people as the server's. */
export const crearBitacora = (nivel: string, destino: DestinationStream): Logger =>
  pino({ level: nivel, serializers: { err: soloLoTecnico } }, destino)
