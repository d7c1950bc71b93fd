/** `text`: words on the form. */
import { cssClassNames } from '../parts/css-values'
import { fontStyle } from '../parts/font-style'
import { useCss } from '../parts/use-css'
import type { WidgetProps } from '../widget-props'

export function TextWidget({ widget: { options } }: WidgetProps<'text'>) {
  return (
    <p className={`fw-text ${cssClassNames(options.customClass)}`.trim()} ref={useCss(fontStyle(options))}>
      {options.defaultValue}
    </p>
  )
}
