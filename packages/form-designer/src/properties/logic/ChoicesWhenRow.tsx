/** Which of a field's choices are offered only under a condition. */
import { type ChoiceWidget, choiceLabel, type FieldLogic } from '@formwork/form-schema'
import { useId } from 'react'
import { useMessages } from '../../store/designer-context'
import { conditionOfGroup, type ConditionGroup, groupOf, isPlain } from '../editors/conditions/condition-tree'
import { useSeenFields } from '../editors/conditions/seen-fields'
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
  const fields = useSeenFields(widget.key).filter((field) => field.widget.key !== widget.key)
  const { choicesWhen = [], ...others } = logic
  const choices = widget.options.options
  const set = (value: (typeof choices)[number]['value'], group: ConditionGroup | null) => {
    const rest = choicesWhen.filter((entry) => String(entry.value) !== String(value))
    const condition = group === null ? null : conditionOfGroup(group)
    const next = condition !== null && isPlain(condition) ? [...rest, { value, when: condition }] : rest
    onChange(next.length === 0 ? others : { ...others, choicesWhen: next })
  }
  if (choices.length === 0) return null
  return (
    <RowFrame id={id} label={words.choicesWhen} layout="block" labelled={false}>
      <div className="fd-stack">
        {choices.map((choice, index) => {
          const [first, ...further] = choicesWhen.filter(({ value }) => String(value) === String(choice.value))
          // A choice that is listed twice is offered where either holds.
          const group =
            first === undefined
              ? null
              : groupOf(further.length === 0 ? first.when : { any: [first.when, ...further.map(({ when }) => when)] })
          return (
            // Two choices may have the same value for a moment.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className="fd-stack">
              <span className="fd-note">{choiceLabel(choice)}</span>
              <WhenEditor
                id={`${id}-${index}`}
                label={words.choiceCondition(choiceLabel(choice))}
                group={group}
                fields={fields}
                modes={{ unset: words.alwaysOffered, ...conditions.groupModes }}
                onChange={(next) => set(choice.value, next)}
              />
            </div>
          )
        })}
      </div>
    </RowFrame>
  )
}
