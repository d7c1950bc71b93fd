/** `checkbox`: any number of choices. */
import { SourcedCheckbox } from '#larger-widgets'
import { hasLocalChoices } from '@formwork/form-schema'
import { checkboxGroup } from '../performance/inlined/choice-group'
import { listOf } from '../values/choice-text'
import { LocalPreview, NoChoices } from '../choices/LocalChoices'
import type { WidgetProps } from '../api/widget-props'

export function CheckboxWidget(props: WidgetProps<'checkbox'>) {
  const { widget, value, mode } = props
  const { options } = widget
  if (!hasLocalChoices(options)) return <SourcedCheckbox {...props} />
  if (mode === 'preview') return <LocalPreview choices={options.options} rule={options} values={listOf(value)} />
  return checkboxGroup(props, options.options, options.options.length === 0 ? { before: <NoChoices />, after: null } : undefined)
}
