/** `radio`: one of a few choices. */
import { ChoiceList } from '../parts/ChoiceList'
import { ChoiceNotice } from '../parts/ChoiceNotice'
import { ControlGroup } from '../parts/ControlGroup'
import { choiceText, listOf } from '../parts/choice-text'
import { ChoicePreview } from '../parts/ChoicePreview'
import { useChoices } from '../parts/use-choices'
import type { WidgetProps } from '../widget-props'

export function RadioWidget(props: WidgetProps<'radio'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode } = props
  const { options } = widget
  const state = useChoices(widget.model, options)
  if (mode === 'preview') return <ChoicePreview state={state} values={listOf(value)} rule={options} />
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
    </ControlGroup>
  )
}
