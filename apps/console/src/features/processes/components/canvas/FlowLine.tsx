/** A piece of the line that joins the steps. */
export interface FlowLineProps {
  readonly height?: number
  readonly grow?: boolean
  readonly arrow?: boolean
}

export function FlowLine({ height, grow = false, arrow = false }: FlowLineProps) {
  return (
    <span
      aria-hidden
      className={`flow-line${grow ? ' grows' : ''}${arrow ? ' arrow' : ''}`}
      {...(height === undefined ? {} : { style: { height, minHeight: height } })}
    />
  )
}
