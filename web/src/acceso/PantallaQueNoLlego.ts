/** The file of a screen could not be fetched: no network, or a release took its place. */
export class PantallaQueNoLlego extends Error {
  override readonly name = 'PantallaQueNoLlego'
}
