/** `radio`: one of a few choices. */
import { ChoiceList } from '../parts/ChoiceList'
import { ChoiceNotice } from '../parts/ChoiceNotice'
import { choiceText, listOf } from '../parts/choice-text'
import { ChoicePreview } from '../parts/ChoicePreview'
import { whenLeaving } from '../parts/leave-group'
import { useChoices } from '../parts/use-choices'
import type { WidgetProps } from '../widget-props'

export function RadioWidget(props: WidgetProps<'radio'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode } = props
  const { options } = widget
  const state = useChoices(widget.model, options)
  if (mode === 'preview') return <ChoicePreview state={state} values={listOf(value)} rule={options} />
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-readonly={readOnly || undefined}
      onBlur={whenLeaving(onBlur)}
    >
      <ChoiceNotice state={state} />
      {state.status === 'ready' && (
        <ChoiceList
          type="radio"
          name={id}
          choices={state.choices}
          selected={listOf(value)}
          textOfChoice={(choice) => choiceText(choice, options)}
          inline={options.inline}
          disabled={disabled || readOnly}
          invalid={invalid}
          onToggle={(choice) => onChange(choice.value)}
        />
      )}
    </div>
  )
}
