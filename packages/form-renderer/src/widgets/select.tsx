/** `select`: one choice from a native list; a text box with a list that opens where it is searched or holds several. */
import { ChoiceCombo } from '../combobox/ChoiceCombo'
import { useRenderSettings } from '../context'
import { ChoiceNotice } from '../parts/ChoiceNotice'
import { choiceText, listOf, sameValue, textOf } from '../parts/choice-text'
import { ChoicePreview } from '../parts/ChoicePreview'
import { useChoices } from '../parts/use-choices'
import type { WidgetProps } from '../widget-props'

export function SelectWidget(props: WidgetProps<'select'>) {
  const { widget, value, mode } = props
  const { options } = widget
  if (mode === 'preview') return <ChoicePreview model={widget.model} options={options} values={listOf(value)} />
  if (options.multiple || options.filterable) return <ChoiceCombo {...props} filterable={options.filterable} />
  return <NativeSelect {...props} />
}

function NativeSelect(props: WidgetProps<'select'>) {
  const { widget, id, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid } = props
  const { messages } = useRenderSettings()
  const { options } = widget
  const state = useChoices(widget.model, options)
  // A native list cannot ask its source for more.
  if (state.status === 'ready' && state.searches) return <ChoiceCombo {...props} filterable />

  const isLoading = state.status === 'loading'
  const choices = state.status === 'ready' ? state.choices : []
  const current = textOf(listOf(value)[0])
  const known = choices.some((choice) => sameValue(choice.value, current))
  const canBeEmpty = options.clearable || !options.required || current === ''
  return (
    <>
      <div className="fw-select">
        <select
          id={id}
          className={current === '' || isLoading ? 'fw-input fw-input--empty' : 'fw-input'}
          disabled={disabled || readOnly || state.status === 'loading' || state.status === 'failed'}
          aria-required={required || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          aria-busy={isLoading || undefined}
          // While labels are on their way no value is shown in their place.
          value={isLoading ? '' : current}
          onChange={(event) => {
            const text = event.target.value
            const choice = choices.find((candidate) => sameValue(candidate.value, text))
            onChange(text === '' ? '' : (choice?.value ?? text))
          }}
          onBlur={onBlur}
        >
          {(canBeEmpty || isLoading) && (
            <option value="">{isLoading ? messages.choicesLoading : options.placeholder || messages.selectPlaceholder}</option>
          )}
          {/* A stored value that the definition no longer offers stays visible, or it would be lost silently. */}
          {!known && current !== '' && !isLoading && <option value={current}>{current}</option>}
          {choices.map((choice, index) => (
            <option key={`${String(choice.value)} ${index}`} value={String(choice.value)}>
              {choiceText(choice, options)}
            </option>
          ))}
        </select>
      </div>
      {state.status !== 'loading' && state.status !== 'later' && <ChoiceNotice state={state} />}
      {isLoading && (
        <span className="fw-visually-hidden" role="status">
          {messages.choicesLoading}
        </span>
      )}
    </>
  )
}
