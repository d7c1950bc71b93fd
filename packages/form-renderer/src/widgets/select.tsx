/** `select`: one choice from a native list; a text box with a list that opens where it is searched or holds several. */
import { ChoiceCombo, SourcedSelect } from '#larger-widgets'
import { hasLocalChoices } from '@formwork/form-schema'
import { useRenderSettings } from '../form/render-settings'
import { listOf } from '../values/choice-text'
import { LocalPreview, NoChoices } from '../choices/LocalChoices'
import { nativeSelect } from '../performance/inlined/native-select'
import { useIsNear } from '../performance/NearScreen'
import type { WidgetProps } from '../api/widget-props'

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
