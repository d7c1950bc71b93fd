/** `radio` with choices from a source. */
import { ChoiceNotice, MoreChoices } from '../../choices/ChoiceNotice'
import { radioGroup } from '../../performance/inlined/choice-group'
import { listOf } from '../../values/choice-text'
import { ChoicePreview } from '../../choices/ChoicePreview'
import { useChoices } from '../../choices/use-choices'
import type { WidgetProps } from '../../api/widget-props'

export function SourcedRadio(props: WidgetProps<'radio'>) {
  const { widget, value, mode } = props
  if (mode === 'preview') return <ChoicePreview model={widget.model} options={widget.options} values={listOf(value)} />
  return <FilledRadio {...props} />
}

function FilledRadio(props: WidgetProps<'radio'>) {
  const state = useChoices(props.widget.model, props.widget.options)
  const notes = { before: <ChoiceNotice state={state} />, after: <MoreChoices state={state} /> }
  return radioGroup(props, state.status === 'ready' ? state.choices : null, notes)
}
