/** Whether a condition holds for given values. */
import { isList } from '../json'
import { isEmptyValue } from '../rules/is-empty-value'
import { compareValues, textOf } from './compare-values'
import type { Comparison, Condition, ConditionValue } from './condition'

/** How a condition looks at values. */
export interface ValueReader {
  /** The value of a model; undefined for one that is not there or that nobody can see. */
  read(model: string): unknown
  /** True when nothing was entered under a model. */
  isEmpty(model: string): boolean
}

/**
 * Makes a reader of plain values: nothing entered is undefined, null, the empty text and the empty list.
 *
 * @param read - gives the value of a model; undefined for one that is not there.
 * @returns a reader for {@link conditionHolds}.
 * @example readerOf((model) => values[model]).isEmpty('kind')
 */
export function readerOf(read: ValueReader['read']): ValueReader {
  return { read, isEmpty: (model) => isEmptyValue(read(model)) }
}

/**
 * Evaluates a condition. What each operator means for each kind of value: docs/guide/conditions.md.
 *
 * @param condition - a comparison or a group; a group without parts holds.
 * @param reader - gives the values, see {@link readerOf} and {@link seenReader}.
 * @returns true when the condition holds.
 * @example conditionHolds({ model: 'amount', is: 'greater', value: 1000 }, readerOf((model) => values[model]))
 */
export function conditionHolds(condition: Condition, reader: ValueReader): boolean {
  if ('all' in condition) return condition.all.every((part) => conditionHolds(part, reader))
  if ('any' in condition) return condition.any.length === 0 || condition.any.some((part) => conditionHolds(part, reader))
  return 'not' in condition ? !conditionHolds(condition.not, reader) : comparisonHolds(condition, reader)
}

function comparisonHolds(comparison: Comparison, reader: ValueReader): boolean {
  if (comparison.is === 'empty' || comparison.is === 'notEmpty') return reader.isEmpty(comparison.model) === (comparison.is === 'empty')
  const value = reader.read(comparison.model)
  switch (comparison.is) {
    case 'equals':
      return textOf(value) === textOf(comparison.value)
    case 'notEquals':
      return textOf(value) !== textOf(comparison.value)
    case 'contains':
      return contains(value, comparison.value)
    case 'greater':
      return order(value, comparison.value) > 0
    case 'less':
      return order(value, comparison.value) < 0
    case 'atLeast':
      return order(value, comparison.value) >= 0
    case 'atMost':
      return order(value, comparison.value) <= 0
    case 'between':
      return order(value, comparison.least) >= 0 && order(value, comparison.most) <= 0
  }
}

/** How `compareValues` orders two values; what has no order is neither more, nor less, nor the same. */
const order = (left: unknown, right: unknown) => compareValues(left, right) ?? Number.NaN

/** A list contains its items, compared as text; any other value the pieces of its text. The empty text is contained in nothing. */
function contains(value: unknown, part: ConditionValue): boolean {
  const wanted = String(part)
  if (wanted === '') return false
  return isList(value) ? value.some((item) => textOf(item) === wanted) : (textOf(value) ?? '').includes(wanted)
}

/**
 * Lists the models that a condition reads.
 *
 * @param condition - a comparison or a group.
 * @returns each model once, in the order the condition names them.
 * @example modelsOf({ not: { model: 'kind', is: 'empty' } }) // ['kind']
 */
export function modelsOf(condition: Condition): readonly string[] {
  return [...new Set(comparisonsOf(condition).map(({ model }) => model))]
}

/**
 * Lists the comparisons of a condition, those inside groups too.
 *
 * @param condition - a comparison or a group.
 * @returns every comparison, in order.
 * @example comparisonsOf({ all: [{ model: 'kind', is: 'empty' }] }).length // 1
 */
export function comparisonsOf(condition: Condition): readonly Comparison[] {
  if ('all' in condition) return condition.all.flatMap(comparisonsOf)
  if ('any' in condition) return condition.any.flatMap(comparisonsOf)
  return 'not' in condition ? comparisonsOf(condition.not) : [condition]
}
