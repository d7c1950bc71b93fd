/** Stars under a pointer. Pure. */

export interface RateOptions {
  readonly max: number
  readonly allowHalf: boolean
}

/** More stars than this are a line to slide on, not a row to count. */
export const MAX_DRAWN_STARS = 10

export const rateStep = ({ allowHalf }: RateOptions): number => (allowHalf ? 0.5 : 1)

/** The rating at a place in the row, from 0 at its start to 1 at its end: the star, or half of it, that is touched counts. */
export function ratingAt(place: number, options: RateOptions): number {
  const step = rateStep(options)
  const touched = Math.ceil((place * options.max) / step) * step
  return Math.max(step, Math.min(options.max, touched))
}
