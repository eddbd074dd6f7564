const bytesDe = async (foto: Blob) => new Uint8Array(await foto.arrayBuffer())

/** Whether two files hold the same bytes: a photo chosen twice counts once. */
export async function sonLaMismaFoto(una: Blob, otra: Blob): Promise<boolean> {
  if (una.size !== otra.size) return false
  const suyos = await bytesDe(otra)
  return (await bytesDe(una)).every((byte, i) => byte === suyos[i])
}
