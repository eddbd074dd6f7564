/** What is typed, once it is a colour; the one in force until then. */
export const colorEscrito = (escrito: string | undefined, vigente: string) =>
  escrito !== undefined && /^#[0-9a-f]{6}$/i.test(escrito) ? escrito : vigente
