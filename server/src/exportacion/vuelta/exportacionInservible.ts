/** An export that cannot come back, or a place that it cannot go to: a sentence for who runs the command. */
export class ExportacionInservible extends Error {
  override readonly name = 'ExportacionInservible'
}
