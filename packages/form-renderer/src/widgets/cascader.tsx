/** `cascader`: one leaf of a tree of choices; closed it is a text box with the path, its menu comes when it is opened. */
import type { ChoiceValue } from '@formwork/form-schema'
import { ComboBox } from '../combobox/ComboBox'
import { usePathTexts } from '../combobox/use-tree'
import { useLargerMessages } from '../messages/use-larger-messages'
import { FailureNotice } from '../choices/ChoiceNotice'
import { listOf, textOf } from '../values/choice-text'
import { lazyPanel } from '../loading/lazy-panel'
import { PreviewText } from '../controls/PreviewText'
import { SkeletonText } from '../loading/SkeletonText'
import { useSource } from '../choices/use-choices'
import type { WidgetProps } from '../api/widget-props'

const panel = lazyPanel(() => import('../combobox/CascaderPanel').then(({ CascaderPanel }) => CascaderPanel))

/** Old data may hold anything; what is no plain value ends the path. */
function pathOf(value: unknown): readonly ChoiceValue[] {
  const path = listOf(value)
  const end = path.findIndex((step) => textOf(step) === '')
  return (end < 0 ? path : path.slice(0, end)) as readonly ChoiceValue[]
}

export function CascaderWidget(props: WidgetProps<'cascader'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode } = props
  const messages = useLargerMessages()
  const { options, model } = widget
  const path = pathOf(value)
  const source = useSource(model, options)
  const labels = usePathTexts(model, options, path)
  const isLoading = labels.status === 'loading'
  const text = options.showAllLevels ? labels.texts.join(messages.pathSeparator) : (labels.texts.at(-1) ?? '')
  const failure = labels.status === 'failed' ? <FailureNotice message={labels.message} onRetry={labels.retry} /> : null
  if (mode === 'preview')
    return (
      <>
        {isLoading ? <SkeletonText /> : <PreviewText text={text} />}
        {failure}
      </>
    )
  return (
    <>
      <ComboBox
        id={id}
        labelId={labelId}
        describedBy={describedBy}
        text={isLoading ? '' : text}
        placeholder={isLoading ? messages.choicesLoading : options.placeholder || messages.selectPlaceholder}
        popup="tree"
        filterable={options.filterable}
        disabled={disabled}
        readOnly={readOnly}
        required={required}
        invalid={invalid}
        onClear={options.clearable && path.length > 0 ? () => onChange([]) : undefined}
        onBlur={onBlur}
        onNear={panel.prefetch}
        renderPanel={(open) => (
          <panel.Component
            {...open}
            model={model}
            options={options}
            selected={path}
            filterable={options.filterable}
            onPick={(picked, texts) => {
              labels.remember(picked, texts)
              onChange(picked)
            }}
          />
        )}
      />
      {failure}
      {source.kind === 'missing' && <p className="fw-notice">{messages.choicesUnavailable}</p>}
    </>
  )
}
