/** A native list of choices. */
import type { Choice } from '@formwork/form-schema'
import type { ReactElement } from 'react'
import type { OwnMessages } from '../../messages/renderer-messages'
import type { WidgetProps } from '../../api/widget-props'
import { choiceText, listOf, sameValue, textOf } from '../../values/choice-text'

export interface SelectState {
  readonly choices: readonly Choice[]
  /** False while nobody can open the list: then it only contains the chosen one. */
  readonly isNear: boolean
  /** While labels are on their way no value is shown in their place. */
  readonly isLoading?: boolean
  readonly hasFailed?: boolean
}

/** A function and not a component, as `radioGroup` is. */
export function nativeSelect(
  props: WidgetProps<'select'>,
  messages: OwnMessages,
  { choices, isNear, isLoading = false, hasFailed = false }: SelectState,
): ReactElement {
  const { widget, id, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid } = props
  const { options } = widget
  const current = textOf(listOf(value)[0])
  const known = choices.some((choice) => sameValue(choice.value, current))
  const canBeEmpty = options.clearable || !options.required || current === ''
  return (
    <div className="fw-select">
      <select
        id={id}
        className={current === '' || isLoading ? 'fw-input fw-input--empty' : 'fw-input'}
        disabled={disabled || readOnly || isLoading || hasFailed}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-busy={isLoading || undefined}
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
        {/* A stored value that the definition no longer offers stays visible, or it would be dropped without notice. */}
        {!known && current !== '' && !isLoading && <option value={current}>{current}</option>}
        {(isNear ? choices : choices.filter((choice) => sameValue(choice.value, current))).map((choice, index) => (
          // Two choices of an old file may share a value, and their order never changes while a form is filled.
          // oxlint-disable-next-line react/no-array-index-key
          <option key={index} value={String(choice.value)}>
            {choiceText(choice, options)}
          </option>
        ))}
      </select>
    </div>
  )
}
