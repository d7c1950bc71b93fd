/** `select` with choices from a source. */
import { ChoiceCombo } from '../../combobox/ChoiceCombo'
import { useRenderSettings } from '../../form/render-settings'
import { ChoiceNotice } from '../../choices/ChoiceNotice'
import { listOf } from '../../values/choice-text'
import { ChoicePreview } from '../../choices/ChoicePreview'
import { nativeSelect } from '../../performance/inlined/native-select'
import { useIsNear } from '../../performance/NearScreen'
import { useChoices } from '../../choices/use-choices'
import type { WidgetProps } from '../../api/widget-props'

export function SourcedSelect(props: WidgetProps<'select'>) {
  const { widget, value, mode } = props
  const { options } = widget
  if (mode === 'preview') return <ChoicePreview model={widget.model} options={options} values={listOf(value)} />
  if (options.multiple || options.filterable) return <ChoiceCombo {...props} filterable={options.filterable} />
  return <FilledSelect {...props} />
}

function FilledSelect(props: WidgetProps<'select'>) {
  const { messages } = useRenderSettings()
  const isNear = useIsNear()
  const state = useChoices(props.widget.model, props.widget.options)
  // A native list cannot ask its source for more.
  if (state.status === 'ready' && state.searches) return <ChoiceCombo {...props} filterable />
  const isLoading = state.status === 'loading'
  const choices = state.status === 'ready' ? state.choices : []
  return (
    <>
      {nativeSelect(props, messages, { choices, isNear, isLoading, hasFailed: state.status === 'failed' })}
      {!isLoading && state.status !== 'later' && <ChoiceNotice state={state} />}
      {isLoading && (
        <span className="fw-visually-hidden" role="status">
          {messages.choicesLoading}
        </span>
      )}
    </>
  )
}
