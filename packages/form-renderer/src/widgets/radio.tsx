/** `radio`: one of a few choices. */
import { ChoiceList } from '../parts/ChoiceList'
import { ChoiceNotice, MoreChoices } from '../parts/ChoiceNotice'
import { ControlGroup } from '../parts/ControlGroup'
import { choiceText, listOf } from '../parts/choice-text'
import { ChoicePreview } from '../parts/ChoicePreview'
import { useChoices } from '../parts/use-choices'
import type { WidgetProps } from '../widget-props'

export function RadioWidget(props: WidgetProps<'radio'>) {
  const { widget, value, mode } = props
  if (mode === 'preview') return <ChoicePreview model={widget.model} options={widget.options} values={listOf(value)} />
  return <RadioGroup {...props} />
}

function RadioGroup(props: WidgetProps<'radio'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid } = props
  const { options } = widget
  const state = useChoices(widget.model, options)
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
      <MoreChoices state={state} />
    </ControlGroup>
  )
}
