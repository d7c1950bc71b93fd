/** Rules across fields: each a condition that has to hold, in which lines may compare with other fields, and what is said when it does not. */
import { type FieldCheck, fittingOperators, type RuleCondition, type Widget } from '@formwork/form-schema'
import { useDesigner, useMessages } from '../../../store/designer-context'
import { PlainSelect } from '../menus/PlainSelect'
import { SmallButton } from '../SmallButton'
import { ConditionGroupRows } from './ConditionGroupRows'
import { type ConditionGroup, conditionOfGroup, GROUP_MODES, groupOf, isWithinLimits } from './condition-tree'
import { allSeenFieldsNow, type NamedField, useAllSeenFields } from './seen-fields'
import { RowAction } from '../RowAction'

/** As many as form-schema reads. */
const MAX_CHECKS = 50

export interface ChecksEditorProps {
  readonly widget: Widget
  readonly checks: readonly FieldCheck[]
  readonly onChange: (checks: readonly FieldCheck[] | undefined) => void
}

interface CheckListProps extends Omit<ChecksEditorProps, 'onChange'> {
  readonly onChange: (checks: readonly FieldCheck[]) => void
}

export function ChecksEditor({ widget, checks, onChange }: ChecksEditorProps) {
  const { conditions } = useMessages()
  const designer = useDesigner()
  const set = (next: readonly FieldCheck[]) => onChange(next.length === 0 ? undefined : next)
  return (
    <div className="fd-conditions">
      {checks.length > 0 && <CheckList widget={widget} checks={checks} onChange={set} />}
      {checks.length < MAX_CHECKS && (
        <div className="fd-row-actions">
          <RowAction
            onClick={() =>
              set([...checks, { holds: firstRule(widget, allSeenFieldsNow(designer, widget.key)), message: conditions.checkMessage }])
            }
          >
            {conditions.addCheck}
          </RowAction>
        </div>
      )}
    </div>
  )
}

/** Where there is no rule, nothing has to follow the fields of the form. */
function CheckList({ widget, checks, onChange }: CheckListProps) {
  const fields = useAllSeenFields(widget.key)
  return checks.map((check, index) => (
    <CheckBox
      // oxlint-disable-next-line react/no-array-index-key -- rules may repeat: their place is what they are
      key={index}
      number={index + 1}
      check={check}
      fields={fields}
      onChange={(next) => onChange(next === null ? checks.toSpliced(index, 1) : checks.with(index, next))}
    />
  ))
}

/** A rule to start with: this field is at least the field before it, where both have an order; else it is filled in. */
function firstRule({ key }: Widget, fields: readonly NamedField[]): RuleCondition {
  const at = fields.findIndex(({ widget }) => widget.key === key)
  const own = fields[at]
  const other = fields[at - 1] ?? fields.find(({ widget }) => widget.key !== key)
  const model = own?.model ?? ''
  if (own === undefined || other === undefined) return { model, is: 'notEmpty' }
  const isOrdered = [own, other].every(({ widget }) => fittingOperators(widget).includes('atLeast'))
  return { model, is: isOrdered ? 'atLeast' : 'equals', field: other.model }
}

interface CheckBoxProps {
  readonly number: number
  readonly check: FieldCheck
  readonly fields: readonly NamedField[]
  readonly onChange: (check: FieldCheck | null) => void
}

function CheckBox({ number, check, fields, onChange }: CheckBoxProps) {
  const { conditions } = useMessages()
  const group = groupOf(check.holds)
  const put = (next: ConditionGroup | null) => {
    if (next === null) onChange(null)
    else if (isWithinLimits(next)) onChange({ ...check, holds: conditionOfGroup(next) })
  }
  return (
    <div className="fd-condition-group" role="group" aria-label={conditions.check(number)}>
      <div className="fd-condition-field">
        <PlainSelect
          label={conditions.groupMode(String(number))}
          value={group.mode}
          options={GROUP_MODES.map((mode) => ({ id: mode, text: conditions.checkModes[mode] }))}
          onChange={(next) => put({ ...group, mode: GROUP_MODES.find((mode) => mode === next) ?? 'all' })}
        />
        <SmallButton glyph="close" label={conditions.removeCheck(number)} onClick={() => onChange(null)} />
      </div>
      <ConditionGroupRows group={group} fields={fields} hasFieldOperands onChange={put} />
      <input
        className="fd-input"
        value={check.message}
        placeholder={conditions.checkMessagePlaceholder}
        aria-label={conditions.checkMessageOf(number)}
        maxLength={2000}
        onChange={(event) => onChange({ ...check, message: event.target.value })}
      />
    </div>
  )
}
