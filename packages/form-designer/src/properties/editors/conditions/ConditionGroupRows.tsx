/** A group of a condition: how its parts count, its lines, the groups inside it. */
import Button from '@mui/material/Button'
import { useMessages } from '../../../store/designer-context'
import { PlainSelect } from '../menus/PlainSelect'
import { SmallButton } from '../SmallButton'
import { ConditionLineRow } from './ConditionLineRow'
import { type ConditionGroup, type ConditionPart, GROUP_MODES, isGroup, MAX_LEVELS, withPart } from './condition-tree'
import type { NamedField } from './seen-fields'
import { RowAction } from '../RowAction'

export interface ConditionGroupRowsProps {
  readonly group: ConditionGroup
  readonly fields: readonly NamedField[]
  readonly hasFieldOperands: boolean
  /** `2.`: what the names of its lines start with; empty for the outermost group. */
  readonly place?: string
  readonly level?: number
  readonly onChange: (group: ConditionGroup | null) => void
}

export function ConditionGroupRows({ group, fields, hasFieldOperands, place = '', level = 1, onChange }: ConditionGroupRowsProps) {
  const { conditions } = useMessages()
  const [first] = fields
  const put = (index: number, part: ConditionPart | null) => onChange(withPart(group, index, part))
  const add = (part: ConditionPart) => onChange({ ...group, parts: [...group.parts, part] })
  const newLine = first === undefined ? null : ({ model: first.model, is: 'equals', value: '' } as const)
  return (
    <>
      {group.parts.map((part, index) => {
        const here = `${place}${index + 1}`
        return isGroup(part) ? (
          // Parts may repeat: their place in the group is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="fd-condition-group" role="group" aria-label={conditions.conditionGroup(here)}>
            <div className="fd-condition-field">
              <PlainSelect
                label={conditions.groupMode(here)}
                value={part.mode}
                options={GROUP_MODES.map((mode) => ({ id: mode, text: conditions.groupModes[mode] }))}
                onChange={(next) => put(index, { ...part, mode: GROUP_MODES.find((mode) => mode === next) ?? 'all' })}
              />
              <SmallButton glyph="close" label={conditions.removeGroup(here)} onClick={() => put(index, null)} />
            </div>
            <ConditionGroupRows
              group={part}
              fields={fields}
              hasFieldOperands={hasFieldOperands}
              place={`${here}.`}
              level={level + 1}
              onChange={(next) => put(index, next)}
            />
          </div>
        ) : (
          <ConditionLineRow
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={index}
            line={part}
            fields={fields}
            hasFieldOperands={hasFieldOperands}
            place={here}
            onChange={(line) => put(index, line)}
            onRemove={() => put(index, null)}
          />
        )
      })}
      {newLine === null ? (
        <span className="fd-note">{conditions.conditionNoFields}</span>
      ) : (
        <div className="fd-row-actions">
          <RowAction onClick={() => add(newLine)}>{conditions.addCondition}</RowAction>
          {level < MAX_LEVELS && (
            <Button size="small" onClick={() => add({ mode: group.mode === 'any' ? 'all' : 'any', parts: [newLine] })}>
              {conditions.addGroup}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
