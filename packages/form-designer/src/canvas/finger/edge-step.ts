/** How far a pane scrolls in one frame while something is dragged near its upper or lower edge. */

/** Pixels from an edge where scrolling begins. */
const EDGE = 56
/** Pixels a frame, at the edge itself. */
const FASTEST = 14

/** @returns pixels, negative upwards; 0 away from the edges. */
export function edgeStep({ top, bottom }: { readonly top: number; readonly bottom: number }, y: number): number {
  const above = top + EDGE - y
  const below = y - (bottom - EDGE)
  if (above > 0) return -speed(above)
  return below > 0 ? speed(below) : 0
}

const speed = (depth: number) => Math.ceil(FASTEST * Math.min(1, depth / EDGE))
