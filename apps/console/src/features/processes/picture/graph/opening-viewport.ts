/** What of the picture is in view when it opens: all of it, or, where names could not be read then, its beginning. Pure. */
import { getViewportForBounds, type Viewport } from '@xyflow/react'
import { SHAPE_SIZE } from '../../kinds/node-looks'
import type { Layout, Point } from '../layout/layout'

export interface Size {
  readonly width: number
  readonly height: number
}

/** As the whole is shown. */
const FIT = { padding: 0.1, maxZoom: 1 }
export const MIN_ZOOM = 0.05
/** The smallest zoom at which a name can be read: a larger process opens at its start instead of as a whole. */
export const READABLE_ZOOM = 0.5
const START_ZOOM = 0.8
/** Above the start. Pixels. */
const MARGIN = 24

/** The library fits what it has drawn; this fits everything. */
export function wholeViewport({ places }: Pick<Layout, 'places'>, { width, height }: Size): Viewport {
  const all = [...places.values()]
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const { card } = SHAPE_SIZE
  const bounds = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs) + card.width,
    height: Math.max(...ys) - Math.min(...ys) + card.height,
  }
  return getViewportForBounds(bounds, width, height, MIN_ZOOM, FIT.maxZoom, FIT.padding)
}

export function openingViewport(layout: Pick<Layout, 'places'>, start: Point | undefined, size: Size): Viewport {
  const whole = wholeViewport(layout, size)
  if (whole.zoom >= READABLE_ZOOM || start === undefined) return whole
  return { x: size.width / 2 - (start.x + SHAPE_SIZE.pill.width / 2) * START_ZOOM, y: MARGIN - start.y * START_ZOOM, zoom: START_ZOOM }
}
