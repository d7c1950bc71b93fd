/** One line of a condition: field, operator, and what is compared with. */
import { type ConditionOperator, type ConditionValue as Operand, fittingOperators } from '@formwork/form-schema'
import { useMessages } from '../../../store/designer-context'
import { PlainSelect } from '../menus/PlainSelect'
import { SmallButton } from '../SmallButton'
import { ConditionValue } from './ConditionValue'
import { comparesField, type ConditionLine, mayNameField, withOperator } from './condition-tree'
import type { NamedField } from './seen-fields'

export interface ConditionLineRowProps {
  readonly line: ConditionLine
  readonly fields: readonly NamedField[]
  /** True where a line may compare with another field: in rules across fields. */
  readonly hasFieldOperands: boolean
  /** `2.1`: how the line is called. */
  readonly place: string
  readonly onChange: (line: ConditionLine) => void
  readonly onRemove: () => void
}

/** What a line may ask of a field that does not exist: what fits any. */
const ANY_FIELD: readonly ConditionOperator[] = ['equals', 'notEquals', 'empty', 'notEmpty']

export function ConditionLineRow({ line, fields, hasFieldOperands, place, onChange, onRemove }: ConditionLineRowProps) {
  const { conditions } = useMessages()
  const field = fields.find(({ model }) => model === line.model) ?? null
  const fitting = field === null ? ANY_FIELD : fittingOperators(field.widget)
  const operators = fitting.includes(line.is) ? fitting : [...fitting, line.is]
  const withModel = (model: string) => {
    const widget = fields.find((each) => each.model === model)?.widget
    const is = widget !== undefined && fittingOperators(widget).includes(line.is) ? line.is : 'equals'
    onChange(comparesField(line) && mayNameField(is) ? { model, is, field: line.field } : withOperator({ model, is: 'empty' }, is))
  }
  return (
    <div className="fd-condition" role="group" aria-label={conditions.conditionLine(place)}>
      <div className="fd-condition-field">
        <FieldSelect label={conditions.conditionField(place)} model={line.model} fields={fields} onChange={withModel} />
        <SmallButton glyph="close" label={conditions.removeCondition(place)} onClick={onRemove} />
      </div>
      <div className="fd-condition-rest">
        <PlainSelect
          label={conditions.conditionOperator(place)}
          value={line.is}
          options={operators.map((operator) => ({ id: operator, text: conditions.operators[operator] }))}
          onChange={(next) => onChange(withOperator(line, operators.find((operator) => operator === next) ?? 'equals'))}
        />
        <Operands {...{ line, fields, hasFieldOperands, place, onChange }} />
      </div>
    </div>
  )
}

type OperandsProps = Omit<ConditionLineRowProps, 'onRemove'>

function Operands({ line, fields, hasFieldOperands, place, onChange }: OperandsProps) {
  const { conditions } = useMessages()
  const widget = fields.find(({ model }) => model === line.model)?.widget ?? null
  const others = fields.filter(({ model }) => model !== line.model)
  const box = (label: string, value: Operand, put: (value: Operand) => void) => (
    <ConditionValue label={label} field={widget} value={value} onChange={put} />
  )
  if (comparesField(line) || 'value' in line) {
    const { model, is } = line
    const isField = comparesField(line)
    const [first] = others
    return (
      <>
        {(isField || (hasFieldOperands && mayNameField(is) && first !== undefined)) && (
          <PlainSelect
            label={conditions.operandKind(place)}
            value={isField ? 'field' : 'value'}
            options={[
              { id: 'value', text: conditions.operandKinds.value },
              { id: 'field', text: conditions.operandKinds.field },
            ]}
            onChange={(kind) =>
              onChange(
                kind === 'field' && mayNameField(is) && first !== undefined ? { model, is, field: first.model } : { model, is, value: '' },
              )
            }
          />
        )}
        {isField ? (
          <FieldSelect
            label={conditions.otherField(place)}
            model={line.field}
            fields={others}
            onChange={(other) => onChange({ model, is: line.is, field: other })}
          />
        ) : (
          box(conditions.conditionValue(place), line.value, (value) => onChange({ ...line, value }))
        )}
      </>
    )
  }
  if (!('least' in line)) return null
  return (
    <>
      {box(conditions.leastValue(place), line.least, (least) => onChange({ ...line, least }))}
      {box(conditions.mostValue(place), line.most, (most) => onChange({ ...line, most }))}
    </>
  )
}

interface FieldSelectProps {
  readonly label: string
  readonly model: string
  readonly fields: readonly NamedField[]
  readonly onChange: (model: string) => void
}

/** A removed field stays visible, by its model. */
function FieldSelect({ label, model, fields, onChange }: FieldSelectProps) {
  const { conditions } = useMessages()
  const known = fields.map((field) => ({ id: field.model, text: field.text }))
  const options = known.some(({ id }) => id === model) ? known : [...known, { id: model, text: conditions.missingField(model) }]
  return <PlainSelect label={label} value={model} options={options} onChange={onChange} />
}
