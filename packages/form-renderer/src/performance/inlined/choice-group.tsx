/** Boxes of choices as one field. Functions and not components, see README. */
import type { Choice } from '@formwork/form-schema'
import type { ReactElement, ReactNode } from 'react'
import type { WidgetProps } from '../../api/widget-props'
import { ChoiceList } from '../../choices/ChoiceList'
import { choiceText, listOf, toggled } from '../../values/choice-text'
import { ControlGroup } from '../../controls/ControlGroup'

/** The texts around the choices of a source. */
export interface SourceNotes {
  readonly before: ReactNode
  readonly after: ReactNode
}

/** @param choices - null while they are not there. */
export function radioGroup(props: WidgetProps<'radio'>, choices: readonly Choice[] | null, notes?: SourceNotes): ReactElement {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid } = props
  const { options } = widget
  return (
    <ControlGroup
      id={id}
      role="radiogroup"
      labelId={labelId}
      describedBy={describedBy}
      required={required}
      invalid={invalid}
      onLeave={onBlur}
    >
      {notes?.before}
      {choices && (
        <ChoiceList
          type="radio"
          name={id}
          choices={choices}
          selected={listOf(value)}
          textOfChoice={(choice) => choiceText(choice, options)}
          inline={options.inline}
          disabled={disabled || readOnly}
          invalid={invalid}
          onToggle={(choice) => onChange(choice.value)}
        />
      )}
      {notes?.after}
    </ControlGroup>
  )
}

/** @param choices - null while they are not there. */
export function checkboxGroup(props: WidgetProps<'checkbox'>, choices: readonly Choice[] | null, notes?: SourceNotes): ReactElement {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, invalid } = props
  const { options } = widget
  const selected = listOf(value)
  return (
    <ControlGroup id={id} role="group" labelId={labelId} describedBy={describedBy} onLeave={onBlur}>
      {notes?.before}
      {choices && (
        <ChoiceList
          type="checkbox"
          name={id}
          choices={choices}
          selected={selected}
          textOfChoice={(choice) => choiceText(choice, options)}
          inline={options.inline}
          disabled={disabled || readOnly}
          invalid={invalid}
          onToggle={(choice, on) => onChange(toggled(selected, choice.value, on))}
        />
      )}
      {notes?.after}
    </ControlGroup>
  )
}
