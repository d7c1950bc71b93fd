/** The marks at the edge of a widget: what the checker found, and that it is shown on a condition. Its label says both. */
import type { LintSeverity } from '@formwork/form-schema'
import { Glyph } from '../icons/Glyph'
import { useMessages } from '../store/designer-context'

export interface ItemMarksProps {
  readonly hasCondition: boolean
  readonly severity: LintSeverity | null
}

export function ItemMarks({ hasCondition, severity }: ItemMarksProps) {
  const { canvas, editing } = useMessages()
  if (!hasCondition && severity === null) return null
  return (
    <span className="fd-marks" aria-hidden="true">
      {severity !== null && (
        <span title={editing.checker.severities[severity]} data-severity={severity}>
          <Glyph name={severity === 'error' ? 'errorCircle' : 'warning'} size={14} />
        </span>
      )}
      {hasCondition && (
        <span title={canvas.hasCondition}>
          <Glyph name="condition" size={14} />
        </span>
      )}
    </span>
  )
}
