/** How wide, how large and in which colours the canvas shows the form. */

/** `fit` is as wide as there is room, up to a desktop's form. */
export const FRAME_WIDTHS = ['fit', 'desktop', 'tablet', 'phone'] as const
export type FrameWidth = (typeof FRAME_WIDTHS)[number]

/** Percent. */
export const ZOOM_STEPS = [50, 75, 100, 125, 150] as const

export interface CanvasFrame {
  readonly width: FrameWidth
  /** Percent; `fit` shrinks the paper to the room there is. */
  readonly zoom: number | 'fit'
  /** `page` is what the page around the designer has. */
  readonly scheme: 'page' | 'light' | 'dark'
}

export const FIRST_FRAME: CanvasFrame = { width: 'fit', zoom: 'fit', scheme: 'page' }

interface Paper {
  /** Pixels from edge to edge. */
  readonly width: number
  /** Pixels between an edge and the form, the line of the edge included. */
  readonly inset: number
}

const papers: Readonly<Record<FrameWidth, Paper>> = {
  fit: { width: 850, inset: 25 },
  desktop: { width: 850, inset: 25 },
  tablet: { width: 768, inset: 25 },
  phone: { width: 375, inset: 13 },
}

export function paperOf(width: FrameWidth): Paper {
  return papers[width]
}

/** Pixels that the form itself has on such a paper; null where that depends on the room. */
export function formWidthOf(width: FrameWidth): number | null {
  const paper = papers[width]
  return width === 'fit' ? null : paper.width - 2 * paper.inset
}

/** The factor that `frame` is drawn with where the canvas has `room` pixels for it. */
export function zoomFactor(frame: CanvasFrame, room: number): number {
  if (frame.zoom !== 'fit') return frame.zoom / 100
  if (frame.width === 'fit' || room <= 0) return 1
  // Less than half is unreadable; then the canvas scrolls.
  return Math.max(0.5, Math.min(1, room / papers[frame.width].width))
}
