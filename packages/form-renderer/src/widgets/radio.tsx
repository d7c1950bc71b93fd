/** `radio`: one of a few choices. */
import { SourcedRadio } from '#larger-widgets'
import { hasLocalChoices } from '@formwork/form-schema'
import { radioGroup } from '../performance/inlined/choice-group'
import { listOf } from '../values/choice-text'
import { LocalPreview, NoChoices } from '../choices/LocalChoices'
import type { WidgetProps } from '../api/widget-props'

export function RadioWidget(props: WidgetProps<'radio'>) {
  const { widget, value, mode } = props
  const { options } = widget
  if (!hasLocalChoices(options)) return <SourcedRadio {...props} />
  if (mode === 'preview') return <LocalPreview choices={options.options} rule={options} values={listOf(value)} />
  return radioGroup(props, options.options, options.options.length === 0 ? { before: <NoChoices />, after: null } : undefined)
}
