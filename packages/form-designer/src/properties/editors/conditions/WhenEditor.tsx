/** An optional condition: its mode, or that there is none, and below that its lines. */
import type { WidgetKey } from '@formwork/form-schema'
import { useState } from 'react'
import { useDesigner, useMessages } from '../../../store/designer-context'
import { PlainSelect } from '../menus/PlainSelect'
import { ConditionGroupRows } from './ConditionGroupRows'
import { type ConditionGroup, GROUP_MODES, isWithinLimits } from './condition-tree'
import { seenFieldsNow, useSeenFields } from './seen-fields'

export interface WhenEditorProps {
  readonly id: string
  readonly label: string
  readonly group: ConditionGroup | null
  /** The widget whose condition it is: it says which fields may be named. */
  readonly widgetKey: WidgetKey
  /** The text for each mode, and for having no condition. */
  readonly modes: Readonly<Record<ConditionGroup['mode'] | 'unset', string>>
  /** The lines to start with. */
  readonly start?: ConditionGroup['parts']
  readonly onChange: (group: ConditionGroup | null) => void
}

export function WhenEditor({ id, label, group, widgetKey, modes, start = [], onChange }: WhenEditorProps) {
  const designer = useDesigner()
  const { conditions } = useMessages()
  const [hasNoFields, setNoFields] = useState(false)
  const put = (next: ConditionGroup | null) => {
    if (next === null || isWithinLimits(next)) onChange(next)
  }
  const setMode = (chosen: string) => {
    const mode = GROUP_MODES.find((each) => each === chosen)
    const [first] = seenFieldsNow(designer, widgetKey)
    const fresh = start.length > 0 || first === undefined ? start : [{ model: first.model, is: 'equals', value: '' } as const]
    const parts = group?.parts ?? fresh
    // A condition without lines would hold for ever.
    setNoFields(mode !== undefined && parts.length === 0)
    put(mode === undefined || parts.length === 0 ? null : { mode, parts })
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
      {group === null && hasNoFields && (
        <span className="fd-note" role="status">
          {conditions.conditionNoFields}
        </span>
      )}
      {group !== null && <Lines group={group} widgetKey={widgetKey} onChange={put} />}
    </div>
  )
}

interface LinesProps {
  readonly group: ConditionGroup
  readonly widgetKey: WidgetKey
  readonly onChange: (group: ConditionGroup | null) => void
}

/** Where there is no condition, nothing has to follow the fields of the form. */
function Lines({ group, widgetKey, onChange }: LinesProps) {
  const { conditions } = useMessages()
  const fields = useSeenFields(widgetKey)
  if (fields.length === 0 && group.parts.length === 0) return <span className="fd-note">{conditions.conditionNoFields}</span>
  return <ConditionGroupRows group={group} fields={fields} hasFieldOperands={false} onChange={onChange} />
}
