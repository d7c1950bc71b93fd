/** `select`: one choice from a native list; a text box with a list that opens where it is searched or holds several. */
import { ChoiceCombo, SourcedSelect } from '#larger-widgets'
import { hasLocalChoices } from '@formwork/form-schema'
import { useRenderSettings } from '../context'
import { listOf } from '../parts/choice-text'
import { LocalPreview, NoChoices } from '../parts/LocalChoices'
import { nativeSelect } from '../parts/native-select'
import { useIsNear } from '../parts/Near'
import type { WidgetProps } from '../widget-props'

export function SelectWidget(props: WidgetProps<'select'>) {
  const { messages } = useRenderSettings()
  const isNear = useIsNear()
  const { widget, value, mode } = props
  const { options } = widget
  if (!hasLocalChoices(options)) return <SourcedSelect {...props} />
  const choices = options.options
  if (mode === 'preview') return <LocalPreview choices={choices} rule={options} values={listOf(value)} />
  if (options.multiple || options.filterable) return <ChoiceCombo {...props} filterable={options.filterable} />
  const list = nativeSelect(props, messages, { choices, isNear })
  return choices.length > 0 ? (
    list
  ) : (
    <>
      {list}
      <NoChoices />
    </>
  )
}
