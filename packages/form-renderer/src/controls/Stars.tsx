/** A row of stars, filled up to a value. Two drawings, however many stars: the filled one is cut off where the value ends. */
import { useCss } from '../css/use-css'

export interface StarsProps {
  readonly most: number
  readonly filled: number
}

/** One star in a square of 24; each begins where the square does. */
const STAR = 'l2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 16.8l-5.4 3 1.2-6-4.5-4.2 6.1-.7Z'

export function Stars({ most, filled }: StarsProps) {
  const styled = useCss({ '--_filled': `${(100 * filled) / most}%` })
  const row = (className: string) => (
    <svg className={className} viewBox={`0 0 ${24 * most} 24`} aria-hidden="true" focusable="false">
      {Array.from({ length: most }, (_, index) => (
        <path key={index} transform={`translate(${24 * index})`} d={`M12 3.3${STAR}`} />
      ))}
    </svg>
  )
  return (
    <span className="fw-stars" ref={styled}>
      {row('fw-star-row')}
      {row('fw-star-row fw-star-row--on')}
    </span>
  )
}
