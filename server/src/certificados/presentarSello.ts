/** Whose seal a certificate carries and since when, as it travels. */
export const presentarSello = (por: string | null, el: Date | null) =>
  por !== null && el !== null ? { por, el: el.toISOString() } : null
