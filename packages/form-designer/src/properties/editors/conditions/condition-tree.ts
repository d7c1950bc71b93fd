/** A condition as people edit it: groups of lines, where `not` is a way in which a group may be met. */
import type { Comparison, Condition, ConditionOperator, FieldComparison, RuleCondition } from '@formwork/form-schema'
import { isCondition } from '@formwork/form-schema'

/** All parts are true, any is, not all are, none is. */
export const GROUP_MODES = ['all', 'any', 'notAll', 'none'] as const
export type GroupMode = (typeof GROUP_MODES)[number]
export type ConditionLine = Comparison | FieldComparison
export interface ConditionGroup {
  readonly mode: GroupMode
  readonly parts: readonly ConditionPart[]
}
export type ConditionPart = ConditionLine | ConditionGroup

export const isGroup = (part: ConditionPart): part is ConditionGroup => 'mode' in part
export const comparesField = (line: ConditionLine): line is FieldComparison => 'field' in line

const OPPOSITES = { all: 'notAll', any: 'none', notAll: 'all', none: 'any' } as const satisfies Record<GroupMode, GroupMode>

/** The same condition as one group. */
export function groupOf(condition: RuleCondition): ConditionGroup {
  const part = partOf(condition)
  return isGroup(part) ? part : { mode: 'all', parts: [part] }
}

function partOf(condition: RuleCondition): ConditionPart {
  if ('all' in condition) return { mode: 'all', parts: condition.all.map(partOf) }
  if ('any' in condition) return { mode: 'any', parts: condition.any.map(partOf) }
  if (!('not' in condition)) return condition
  const inside = groupOf(condition.not)
  return { ...inside, mode: OPPOSITES[inside.mode] }
}

/** The condition that a group says. A line that stands alone needs no group around it. */
export function conditionOfGroup({ mode, parts }: ConditionGroup): RuleCondition {
  const [first] = parts
  if (mode === 'all' && parts.length === 1 && first !== undefined) return isGroup(first) ? writtenGroup(first) : first
  return writtenGroup({ mode, parts })
}

/** A group inside another keeps its shape, or a newly added one would disappear. */
function writtenGroup({ mode, parts }: ConditionGroup): RuleCondition {
  const inside = parts.map((part) => (isGroup(part) ? writtenGroup(part) : part))
  switch (mode) {
    case 'all':
      return { all: inside }
    case 'any':
      return { any: inside }
    case 'notAll':
      return { not: { all: inside } }
    case 'none':
      return { not: { any: inside } }
  }
}

/** The group with one part changed, or taken away by null; null when nothing is left. */
export function withPart(group: ConditionGroup, index: number, part: ConditionPart | null): ConditionGroup | null {
  const parts = part === null ? group.parts.toSpliced(index, 1) : group.parts.with(index, part)
  return parts.length === 0 ? null : { ...group, parts }
}

/** How many levels of groups the editor adds; deeper ones of an imported form are shown and can be changed. */
export const MAX_LEVELS = 4

/** False for a condition past the limits of form-schema, which would not be read again. */
export function isWithinLimits(group: ConditionGroup): boolean {
  const asValues = (part: ConditionPart): ConditionPart =>
    isGroup(part)
      ? { ...part, parts: part.parts.map(asValues) }
      : comparesField(part)
        ? { model: part.model, is: part.is, value: '' }
        : part
  const plain = asValues(group)
  return isGroup(plain) && isCondition(conditionOfGroup(plain))
}

/** True when no line compares with a field: then it is a condition of every kind. */
export function isPlain(condition: RuleCondition): condition is Condition {
  return linesOf(groupOf(condition)).every((line) => !comparesField(line))
}

export function linesOf({ parts }: ConditionGroup): readonly ConditionLine[] {
  return parts.flatMap((part) => (isGroup(part) ? linesOf(part) : part))
}

/** The operators that may compare with another field. */
const FIELD_OPERATORS: readonly ConditionOperator[] = ['equals', 'notEquals', 'greater', 'less', 'atLeast', 'atMost']
export const mayNameField = (operator: ConditionOperator): operator is FieldComparison['is'] => FIELD_OPERATORS.includes(operator)

/** A line with another operator, and of what it was compared with what still has a meaning. */
export function withOperator(line: ConditionLine, is: ConditionOperator): ConditionLine {
  const { model } = line
  if (is === 'empty' || is === 'notEmpty') return { model, is }
  if (comparesField(line) && mayNameField(is)) return { model, is, field: line.field }
  const value = 'value' in line ? line.value : 'least' in line ? line.least : ''
  return is === 'between' ? { model, is, least: value, most: value } : { model, is, value }
}
