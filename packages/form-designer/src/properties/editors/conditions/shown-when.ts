/** The condition that shows a widget: the old family's pairs where they can express it, so that it reads them too, and ours otherwise. */
import type { DisplayCondition, FieldLogic, RuleCondition } from '@formwork/form-schema'
import { comparesField, type ConditionGroup, type ConditionLine, conditionOfGroup, groupOf, isGroup, isPlain } from './condition-tree'

interface ShownBy {
  readonly displayVerify: DisplayCondition
  readonly formwork: FieldLogic
}

/** Null for a widget that is always shown. */
export function shownGroup({ displayVerify, formwork }: ShownBy): ConditionGroup | null {
  const { type } = displayVerify
  const pairs = type === 'hide' || displayVerify.list.length === 0 ? null : pairLines(displayVerify)
  const { showWhen } = formwork
  if (pairs === null) return showWhen === undefined ? null : groupOf(showWhen)
  const shown: RuleCondition = type === 'or' ? { any: pairs } : { all: pairs }
  return groupOf(showWhen === undefined ? shown : { all: [shown, showWhen] })
}

export const pairLines = ({ list }: DisplayCondition): ConditionLine[] => list.map(({ model, value }) => ({ model, is: 'equals', value }))

/** Both options for a widget that this shows. Pairs that are switched off stay, for when they are switched on again. */
export function shownBy(group: ConditionGroup | null, { displayVerify, formwork }: ShownBy): ShownBy {
  const { showWhen: _, ...logic } = formwork
  if (group === null) return { displayVerify: { ...displayVerify, type: 'hide' }, formwork: logic }
  const pairs = group.mode === 'all' || group.mode === 'any' ? pairsOf(group) : null
  if (pairs !== null)
    return { displayVerify: { ...displayVerify, type: group.mode === 'all' ? 'and' : 'or', list: pairs }, formwork: logic }
  const condition = conditionOfGroup(group)
  const hidden: DisplayCondition = { ...displayVerify, type: 'hide', list: [] }
  return { displayVerify: hidden, formwork: isPlain(condition) ? { ...logic, showWhen: condition } : logic }
}

/** Null when a part is no comparison of one value for equality. */
function pairsOf({ parts }: ConditionGroup): DisplayCondition['list'] | null {
  const pairs = parts.map((part) =>
    isGroup(part) || comparesField(part) || part.is !== 'equals' ? null : { model: part.model, value: String(part.value) },
  )
  return pairs.includes(null) ? null : pairs.filter((pair) => pair !== null)
}
