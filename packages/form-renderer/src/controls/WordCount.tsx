/** How much of a limited text is used. */

export interface WordCountProps {
  readonly length: number
  readonly limit: number
}

export function WordCount({ length, limit }: WordCountProps) {
  return (
    <span className="fw-count" aria-hidden="true">
      {length}/{limit}
    </span>
  )
}
