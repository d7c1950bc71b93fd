/** Where the nodes of the picture stand and how its edges run. Pixels, from the left upper corner of the picture. */
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Box {
  readonly id: string
  readonly width: number
  readonly height: number
}
export interface Line {
  readonly id: string
  readonly source: string
  readonly target: string
}
export interface LayoutTask {
  readonly boxes: readonly Box[]
  readonly lines: readonly Line[]
}
export interface Layout {
  readonly places: ReadonlyMap<string, Point>
  /** Corners of each edge, ends included. */
  readonly routes: ReadonlyMap<string, readonly Point[]>
}

/** Whether two tasks are laid out alike: the same boxes and lines in the same order. */
export function layoutKey({ boxes, lines }: LayoutTask): string {
  return JSON.stringify([
    boxes.map(({ id, width, height }) => [id, width, height]),
    lines.map(({ id, source, target }) => [id, source, target]),
  ])
}
