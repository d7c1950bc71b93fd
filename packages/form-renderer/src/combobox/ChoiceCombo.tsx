/** A select that is searched, or holds several: closed it is a text box with labels in it, its list comes when it is opened. */
import type { Choice } from '@formwork/form-schema'
import { useCallback } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { FailureNotice } from '../choices/ChoiceNotice'
import { choiceText, listOf, sameValue, textOf, toggled } from '../values/choice-text'
import { lazyPanel } from '../loading/lazy-panel'
import { useSource, useStoredChoices } from '../choices/use-choices'
import type { WidgetProps } from '../api/widget-props'
import { type Chip, ChoiceChips, useChipKeys } from './ChoiceChips'
import { ComboBox } from './ComboBox'

const panel = lazyPanel(() => import('./SelectPanel').then(({ SelectPanel }) => SelectPanel))

export interface ChoiceComboProps extends WidgetProps<'select'> {
  /** True when typing searches. */
  readonly filterable: boolean
}

export function ChoiceCombo(props: ChoiceComboProps) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, filterable } = props
  const messages = useLargerMessages()
  const { options, model } = widget
  const { multiple } = options
  const values = listOf(value)
  const source = useSource(model, options)
  const stored = useStoredChoices(model, options, values)
  const textOfChoice = useCallback((choice: Choice) => choiceText(choice, options), [options])
  const isLoading = stored.status === 'loading'
  const textOfValue = (item: unknown) => {
    const choice = stored.find(item)
    // While a label is loading, its place is reserved; a value with an unknown label stays visible.
    return choice ? textOfChoice(choice) : isLoading ? '…' : textOf(item)
  }
  const remove = (item: unknown) => onChange(values.filter((other) => !sameValue(other, item)))
  const chips: readonly Chip[] = multiple ? distinct(values).map((item) => ({ value: item, text: textOfValue(item) })) : []
  const chipKeys = useChipKeys(chips, remove)
  const isLocked = disabled || readOnly
  const placeholder = chips.length > 0 ? '' : isLoading ? messages.choicesLoading : options.placeholder || messages.selectPlaceholder
  const pick = (choice: Choice) => {
    stored.remember(choice)
    if (!multiple) onChange(choice.value)
    else onChange(toggled(values, choice.value, !values.some((item) => sameValue(item, choice.value))))
  }
  return (
    <>
      <ComboBox
        id={id}
        labelId={labelId}
        describedBy={describedBy}
        text={multiple || values.length === 0 || isLoading ? '' : textOfValue(values[0])}
        placeholder={placeholder}
        popup="listbox"
        filterable={filterable}
        disabled={disabled}
        readOnly={readOnly}
        required={required}
        invalid={invalid}
        onClear={options.clearable && values.length > 0 ? () => onChange(multiple ? [] : '') : undefined}
        onSpareKey={chipKeys.onSpareKey}
        onBlur={onBlur}
        onNear={panel.prefetch}
        before={
          chips.length > 0 && (
            <ChoiceChips chips={chips} list={chipKeys.list} labelId={labelId} boxId={id} isLocked={isLocked} onRemove={remove} />
          )
        }
        renderPanel={(open) => (
          <panel.Component
            {...open}
            model={model}
            options={options}
            selected={values}
            isMultiple={multiple}
            filterable={filterable}
            textOfChoice={textOfChoice}
            onPick={pick}
          />
        )}
      />
      {stored.status === 'failed' && <FailureNotice message={stored.message} onRetry={stored.retry} />}
      {source.kind === 'missing' && <p className="fw-notice">{messages.choicesUnavailable}</p>}
    </>
  )
}

/** Old data may name a choice twice. */
function distinct(values: readonly unknown[]): readonly unknown[] {
  return [...new Map(values.map((value) => [textOf(value), value])).values()]
}
