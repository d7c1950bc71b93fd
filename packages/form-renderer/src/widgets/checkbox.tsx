/** `checkbox`: any number of choices. */
import { ChoiceList } from '../parts/ChoiceList'
import { ChoiceNotice, MoreChoices } from '../parts/ChoiceNotice'
import { choiceText, listOf, toggled } from '../parts/choice-text'
import { ChoicePreview } from '../parts/ChoicePreview'
import { ControlGroup } from '../parts/ControlGroup'
import { useChoices } from '../parts/use-choices'
import type { WidgetProps } from '../widget-props'

export function CheckboxWidget(props: WidgetProps<'checkbox'>) {
  const { widget, value, mode } = props
  if (mode === 'preview') return <ChoicePreview model={widget.model} options={widget.options} values={listOf(value)} />
  return <CheckboxGroup {...props} />
}

function CheckboxGroup(props: WidgetProps<'checkbox'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, invalid } = props
  const { options } = widget
  const state = useChoices(widget.model, options)
  const selected = listOf(value)
  return (
    <ControlGroup id={id} role="group" labelId={labelId} describedBy={describedBy} onLeave={onBlur}>
      <ChoiceNotice state={state} />
      {state.status === 'ready' && (
        <ChoiceList
          type="checkbox"
          name={id}
          choices={state.choices}
          selected={selected}
          textOfChoice={(choice) => choiceText(choice, options)}
          inline={options.inline}
          disabled={disabled || readOnly}
          invalid={invalid}
          onToggle={(choice, on) => onChange(toggled(selected, choice.value, on))}
        />
      )}
      <MoreChoices state={state} />
    </ControlGroup>
  )
}
