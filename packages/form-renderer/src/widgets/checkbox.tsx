/** `checkbox`: any number of choices. */
import { SourcedCheckbox } from '#larger-widgets'
import { hasLocalChoices } from '@formwork/form-schema'
import { checkboxGroup } from '../parts/choice-group'
import { listOf } from '../parts/choice-text'
import { LocalPreview, NoChoices } from '../parts/LocalChoices'
import type { WidgetProps } from '../widget-props'

export function CheckboxWidget(props: WidgetProps<'checkbox'>) {
  const { widget, value, mode } = props
  const { options } = widget
  if (!hasLocalChoices(options)) return <SourcedCheckbox {...props} />
  if (mode === 'preview') return <LocalPreview choices={options.options} rule={options} values={listOf(value)} />
  return checkboxGroup(props, options.options, options.options.length === 0 ? { before: <NoChoices />, after: null } : undefined)
}
