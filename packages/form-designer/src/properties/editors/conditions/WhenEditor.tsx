/** A condition that may be there or not: how it counts, or that there is none, and under that its lines. */
import { useMessages } from '../../../store/designer-context'
import { PlainSelect } from '../PlainSelect'
import { ConditionGroupRows } from './ConditionGroupRows'
import { type ConditionGroup, GROUP_MODES, isWithinLimits } from './condition-tree'
import type { NamedField } from './seen-fields'

export interface WhenEditorProps {
  readonly id: string
  readonly label: string
  readonly group: ConditionGroup | null
  readonly fields: readonly NamedField[]
  /** What is said of each way to count, and of having no condition. */
  readonly modes: Readonly<Record<ConditionGroup['mode'] | 'unset', string>>
  /** The lines to start with. */
  readonly start?: ConditionGroup['parts']
  readonly onChange: (group: ConditionGroup | null) => void
}

export function WhenEditor({ id, label, group, fields, modes, start = [], onChange }: WhenEditorProps) {
  const { conditions } = useMessages()
  const [first] = fields
  const put = (next: ConditionGroup | null) => {
    if (next === null || isWithinLimits(next)) onChange(next)
  }
  const setMode = (chosen: string) => {
    const mode = GROUP_MODES.find((each) => each === chosen)
    const fresh = start.length > 0 || first === undefined ? start : [{ model: first.model, is: 'equals', value: '' } as const]
    put(mode === undefined ? null : { mode, parts: group?.parts ?? fresh })
  }
  return (
    <div className="fd-conditions">
      <PlainSelect
        id={id}
        label={label}
        value={group?.mode ?? 'unset'}
        options={(['unset', ...GROUP_MODES] as const).map((mode) => ({ id: mode, text: modes[mode] }))}
        onChange={setMode}
      />
      {group !== null && first === undefined && group.parts.length === 0 && <span className="fd-note">{conditions.conditionNoFields}</span>}
      {group !== null && (first !== undefined || group.parts.length > 0) && (
        <ConditionGroupRows group={group} fields={fields} hasFieldOperands={false} onChange={put} />
      )}
    </div>
  )
}
