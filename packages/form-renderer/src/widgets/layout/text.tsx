/** `text`: words on the form. */
import { cssClassNames } from '../../css/css-values'
import { fontStyle } from '../../css/font-style'
import { useCss } from '../../css/use-css'
import type { WidgetProps } from '../../api/widget-props'

export function TextWidget({ widget: { options } }: WidgetProps<'text'>) {
  return (
    <p className={`fw-text ${cssClassNames(options.customClass)}`.trim()} ref={useCss(fontStyle(options))}>
      {options.defaultValue}
    </p>
  )
}
