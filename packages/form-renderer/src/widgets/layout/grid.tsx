/** `grid`: columns of a 24 part row, stacked where the form is narrow. */
import { cssLength } from '../../css/css-values'
import { useCss } from '../../css/use-css'
import type { WidgetProps } from '../../api/widget-props'

const PARTS = 24
/** Between columns of a grid that says nothing: controls that touch read as one. */
const USUAL_GAP = 16

/** Parts of the row a column takes; the old family stores '' for a column nobody sized. */
function columnSpan(span: number): number {
  return Number.isFinite(span) && span > 0 ? Math.max(1, Math.min(PARTS, Math.round(span))) : PARTS
}

export function GridWidget({ widget, renderWidgets }: WidgetProps<'grid'>) {
  const { options, columns } = widget
  const styled = useCss({ '--_gutter': cssLength(options.gutter === 0 ? USUAL_GAP : options.gutter) })
  return (
    <div className={`fw-grid fw-grid--${options.justify} fw-grid--${options.align}`} ref={styled}>
      {columns.map((column, index) => (
        // Columns have no identity of their own and never move while a form is filled.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={`fw-column fw-column--${columnSpan(column.span)}`}>
          {renderWidgets(column.list)}
        </div>
      ))}
    </div>
  )
}
