/** `divider`: a line, with a caption when it lies flat. */
import { fontStyle } from '../../css/font-style'
import { useCss } from '../../css/use-css'
import type { WidgetProps } from '../../api/widget-props'

export function DividerWidget({ widget: { options } }: WidgetProps<'divider'>) {
  const styled = useCss(fontStyle(options))
  if (options.direction === 'vertical') return <hr className="fw-divider-vertical" aria-orientation="vertical" />
  if (options.defaultValue === '') return <hr className="fw-divider-line" />
  // The caption is text to read, so the line around it is decoration and not a separator whose content would be skipped.
  return (
    <div className={`fw-divider fw-divider--${options.content_position}`}>
      <span className="fw-divider-text" ref={styled}>
        {options.defaultValue}
      </span>
    </div>
  )
}
