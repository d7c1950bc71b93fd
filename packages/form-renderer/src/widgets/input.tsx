/** `input`: one line of text; a password can be shown, a clearable field cleared. */
import { useState } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { textOf } from '../values/choice-text'
import { ClearButton } from '../controls/ClearButton'
import { controlAttributes } from '../controls/control-attributes'
import { PreviewText } from '../controls/PreviewText'
import { WordCount } from '../controls/WordCount'
import { Icon, ICONS } from '../controls/Icon'
import type { WidgetProps } from '../api/widget-props'

/** The on-screen keyboard a data type asks for. */
const KEYBOARDS: Partial<Record<string, 'decimal' | 'numeric' | 'url' | 'email'>> = {
  number: 'decimal',
  float: 'decimal',
  integer: 'numeric',
  url: 'url',
  email: 'email',
}

export function InputWidget(props: WidgetProps<'input'>) {
  const { widget, id, labelId, value, onChange, onBlur, disabled, readOnly, mode } = props
  const { messages } = useRenderSettings()
  const { options } = widget
  const [revealed, setRevealed] = useState(false)
  const text = textOf(value)
  if (mode === 'preview') return <PreviewText text={options.showPassword ? '•'.repeat(Math.min(text.length, 8)) : text} />
  const control = (
    <input
      {...controlAttributes(props)}
      className="fw-input"
      type={options.showPassword && !revealed ? 'password' : undefined}
      inputMode={KEYBOARDS[options.dataType]}
      autoComplete={options.autocomplete || (options.showPassword ? 'new-password' : 'off')}
      placeholder={options.placeholder || undefined}
      maxLength={options.maxlength >= 0 ? options.maxlength : undefined}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
  const canClear = options.clearable && text !== '' && !disabled && !readOnly
  const counts = options.showWordLimit && options.maxlength >= 0
  if (!options.showPassword && !options.clearable && !counts) return control
  return (
    <div className="fw-affixed">
      {control}
      <span className="fw-affix">
        {counts && <WordCount length={text.length} limit={options.maxlength} />}
        {canClear && <ClearButton controlId={id} labelId={labelId} onClear={() => onChange('')} />}
        {options.showPassword && (
          <button
            type="button"
            className="fw-icon-button"
            aria-pressed={revealed}
            aria-label={revealed ? messages.hidePassword : messages.showPassword}
            aria-describedby={labelId}
            disabled={disabled}
            onClick={() => setRevealed(!revealed)}
          >
            <Icon path={ICONS.eye} />
          </button>
        )}
      </span>
    </div>
  )
}
