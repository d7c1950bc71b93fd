/** A condition in words that process modellers read: `days > 3 and kind = "x"`. The exact condition is stored beside it. */
import type { Comparison, Condition, ConditionValue } from '@formwork/form-schema/conditions'

export function conditionText(condition: Condition): string {
  return write(condition, false)
}

function write(condition: Condition, isPart: boolean): string {
  if ('not' in condition) return `not(${write(condition.not, false)})`
  if ('model' in condition) return comparisonText(condition)
  const [parts, word] = 'all' in condition ? [condition.all, ' and '] : [condition.any, ' or ']
  // A group without parts is true.
  if (parts.length === 0) return 'true'
  const text = parts.map((part) => write(part, parts.length > 1)).join(word)
  return isPart && parts.length > 1 ? `(${text})` : text
}

const SIGNS = { equals: '=', notEquals: '!=', greater: '>', less: '<', atLeast: '>=', atMost: '<=' } as const

function comparisonText(comparison: Comparison): string {
  const name = nameText(comparison.model)
  switch (comparison.is) {
    case 'empty':
      return `${name} = null`
    case 'notEmpty':
      return `${name} != null`
    case 'between':
      return `${name} in [${valueText(comparison.least)}..${valueText(comparison.most)}]`
    case 'contains':
      return `contains(${name}, ${valueText(comparison.value)})`
    default:
      return `${name} ${SIGNS[comparison.is]} ${valueText(comparison.value)}`
  }
}

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_]*(\.[\p{L}_][\p{L}\p{N}_]*)*$/u
/** Names with another meaning when they stand alone. */
const WORDS = new Set(['and', 'or', 'not', 'in', 'true', 'false', 'null', 'contains', 'empty', 'eq', 'ne', 'gt', 'ge', 'lt', 'le'])

const nameText = (model: string): string => (PLAIN_NAME.test(model) && !WORDS.has(model) ? model : `\`${model}\``)
const valueText = (value: ConditionValue): string => JSON.stringify(value)
