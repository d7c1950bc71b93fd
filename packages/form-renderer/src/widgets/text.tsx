/** `text`: words on the form. */
import { cssClassNames } from '../parts/css-values'
import { fontStyle } from '../parts/font-style'
import type { WidgetProps } from '../widget-props'

export function TextWidget({ widget: { options } }: WidgetProps<'text'>) {
  return (
    <p className={`fw-text ${cssClassNames(options.customClass)}`.trim()} style={fontStyle(options)}>
      {options.defaultValue}
    </p>
  )
}
