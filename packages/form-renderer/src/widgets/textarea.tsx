/** `textarea`: several lines of text that grow with what is typed. */
import { textOf } from '../values/choice-text'
import { cssLength } from '../css/css-values'
import { controlAttributes } from '../controls/control-attributes'
import { PreviewText } from '../controls/PreviewText'
import { useCss } from '../css/use-css'
import { WordCount } from '../controls/WordCount'
import type { WidgetProps } from '../api/widget-props'

const ROWS = 4

export function TextareaWidget(props: WidgetProps<'textarea'>) {
  const { widget, value, onChange, onBlur, mode } = props
  const { options } = widget
  const text = textOf(value)
  const styled = useCss({ height: options.height ? cssLength(options.height) : undefined })
  if (mode === 'preview') return <PreviewText text={text} multiline />
  return (
    <>
      <textarea
        {...controlAttributes(props)}
        className="fw-input fw-textarea"
        rows={ROWS}
        ref={styled}
        autoComplete={options.autocomplete || undefined}
        placeholder={options.placeholder || undefined}
        maxLength={options.maxlength >= 0 ? options.maxlength : undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {options.showWordLimit && options.maxlength >= 0 && (
        <span className="fw-below">
          <WordCount length={text.length} limit={options.maxlength} />
        </span>
      )}
    </>
  )
}
