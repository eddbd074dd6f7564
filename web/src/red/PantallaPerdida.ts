/** The file of a screen, or of a part of one, could not be fetched: no network, or a release took its place. */
export class PantallaPerdida extends Error {
  override readonly name = 'PantallaPerdida'
}
