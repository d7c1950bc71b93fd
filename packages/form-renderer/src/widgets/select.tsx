/** `select`: one choice from a native list, or several from a list of checkboxes that opens over the page. */
import { useRenderSettings } from '../context'
import { ChoiceNotice } from '../parts/ChoiceNotice'
import { choiceText, listOf, sameValue, textOf } from '../parts/choice-text'
import { ChoicePreview } from '../parts/ChoicePreview'
import { MultiSelect } from '../parts/MultiSelect'
import { useChoices } from '../parts/use-choices'
import type { WidgetProps } from '../widget-props'

export function SelectWidget(props: WidgetProps<'select'>) {
  const { widget, id, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode } = props
  const { messages } = useRenderSettings()
  const { options } = widget
  const state = useChoices(widget.model, options)
  if (mode === 'preview') return <ChoicePreview state={state} values={listOf(value)} rule={options} />
  if (state.status !== 'ready') return <ChoiceNotice state={state} />
  if (options.multiple) return <MultiSelect {...props} choices={state.choices} />

  const current = textOf(listOf(value)[0])
  const known = state.choices.some((choice) => sameValue(choice.value, current))
  const canBeEmpty = options.clearable || !options.required || current === ''
  return (
    <div className="fw-select">
      <select
        id={id}
        className={current === '' ? 'fw-input fw-input--empty' : 'fw-input'}
        disabled={disabled || readOnly}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={current}
        onChange={(event) => {
          const text = event.target.value
          const choice = state.choices.find((candidate) => sameValue(candidate.value, text))
          onChange(text === '' ? '' : (choice?.value ?? text))
        }}
        onBlur={onBlur}
      >
        {canBeEmpty && <option value="">{options.placeholder || messages.selectPlaceholder}</option>}
        {/* A stored value that the definition no longer offers stays visible, or it would be lost silently. */}
        {!known && current !== '' && <option value={current}>{current}</option>}
        {state.choices.map((choice, index) => (
          <option key={`${String(choice.value)} ${index}`} value={String(choice.value)}>
            {choiceText(choice, options)}
          </option>
        ))}
      </select>
    </div>
  )
}
