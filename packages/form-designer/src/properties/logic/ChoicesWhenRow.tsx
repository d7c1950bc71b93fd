/** Which of a field's choices are offered only under a condition. */
import { type ChoiceWidget, choiceLabel, type FieldLogic } from '@formwork/form-schema'
import { useId } from 'react'
import { PlainSelect } from '../editors/menus/PlainSelect'
import { useDesigner, useMessages } from '../../store/designer-context'
import { conditionOfGroup, type ConditionGroup, groupOf, isPlain } from '../editors/conditions/condition-tree'
import { seenFieldsNow } from '../editors/conditions/seen-fields'
import { WhenEditor } from '../editors/conditions/WhenEditor'
import { RowFrame } from '../RowFrame'

export interface ChoicesWhenRowProps {
  readonly widget: ChoiceWidget
  readonly logic: FieldLogic
  readonly onChange: (logic: FieldLogic) => void
}

export function ChoicesWhenRow({ widget, logic, onChange }: ChoicesWhenRowProps) {
  const { editing, conditions } = useMessages()
  const { logic: words } = editing
  const id = useId()
  const designer = useDesigner()
  const { choicesWhen = [], ...others } = logic
  const choices = widget.options.options
  const set = (value: (typeof choices)[number]['value'], group: ConditionGroup | null) => {
    const rest = choicesWhen.filter((entry) => String(entry.value) !== String(value))
    const condition = group === null ? null : conditionOfGroup(group)
    const next = condition !== null && isPlain(condition) ? [...rest, { value, when: condition }] : rest
    onChange(next.length === 0 ? others : { ...others, choicesWhen: next })
  }
  const groupFor = ({ value }: (typeof choices)[number]): ConditionGroup | null => {
    const [first, ...further] = choicesWhen.filter((entry) => String(entry.value) === String(value))
    if (first === undefined) return null
    // A choice that is listed twice is offered where either holds.
    return groupOf(further.length === 0 ? first.when : { any: [first.when, ...further.map(({ when }) => when)] })
  }
  const limited = choices.map((choice) => ({ choice, group: groupFor(choice) }))
  const free = limited.filter(({ group }) => group === null)
  const begin = (value: string) => {
    const choice = choices.find((each) => String(each.value) === value)
    const [field] = seenFieldsNow(designer, widget.key)
    if (choice !== undefined && field !== undefined)
      set(choice.value, { mode: 'all', parts: [{ model: field.model, is: 'equals', value: '' }] })
  }
  if (choices.length === 0) return null
  return (
    <RowFrame id={id} label={words.choicesWhen} layout="block" labelled={false}>
      <div className="fd-stack">
        {limited.map(
          ({ choice, group }, index) =>
            group !== null && (
              // Two choices may have the same value for a moment.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={index} className="fd-stack">
                <span className="fd-note">{choiceLabel(choice)}</span>
                <WhenEditor
                  id={`${id}-${index}`}
                  label={words.choiceCondition(choiceLabel(choice))}
                  group={group}
                  widgetKey={widget.key}
                  modes={{ unset: words.alwaysOffered, ...conditions.groupModes }}
                  onChange={(next) => set(choice.value, next)}
                />
              </div>
            ),
        )}
        {free.length > 0 && (
          <PlainSelect
            label={words.addChoiceCondition}
            value=""
            options={[
              { id: '', text: words.addChoiceCondition },
              ...free.map(({ choice }) => ({ id: String(choice.value), text: choiceLabel(choice) })),
            ]}
            onChange={begin}
          />
        )}
      </div>
    </RowFrame>
  )
}
