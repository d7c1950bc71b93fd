/** A list of native radio buttons or checkboxes. */
import type { Choice } from '@formwork/form-schema'
import { sameValue } from '../values/choice-text'

export interface ChoiceListProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly choices: readonly Choice[]
  readonly selected: readonly unknown[]
  readonly textOfChoice: (choice: Choice) => string
  readonly inline: boolean
  readonly disabled: boolean
  readonly invalid: boolean
  readonly onToggle: (choice: Choice, on: boolean) => void
}

export function ChoiceList({ type: control, name, choices, selected, textOfChoice, inline, disabled, invalid, onToggle }: ChoiceListProps) {
  return (
    <div className={inline ? 'fw-choices fw-choices--inline' : 'fw-choices'}>
      {choices.map((choice, index) => (
        // Two choices of an old file may share a value, and their order never changes while they are shown.
        // oxlint-disable-next-line react/no-array-index-key
        <label key={index} className="fw-choice">
          <input
            type={control}
            className={control === 'radio' ? 'fw-radio' : 'fw-checkbox'}
            name={name}
            value={String(choice.value)}
            checked={selected.some((value) => sameValue(value, choice.value))}
            disabled={disabled}
            aria-invalid={(control === 'checkbox' && invalid) || undefined}
            onChange={(event) => onToggle(choice, event.target.checked)}
          />
          {textOfChoice(choice)}
        </label>
      ))}
    </div>
  )
}
