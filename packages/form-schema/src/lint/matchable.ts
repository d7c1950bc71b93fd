/** Whether a field can ever have a value that meets a comparison. */
import { compareValues } from '../condition-language/compare-values'
import type { Comparison } from '../condition-language/condition'
import { hasOrder } from '../conditions/fitting-operators'
import type { Choice } from '../options/choices'
import { itemOf, type ValueShape } from '../value-shape'
import { type AnyKnownWidget, definitionOf } from '../widgets/index'

/** The operand that can never be met by a value of this field, or null when one may be. */
export function unmatchableOperand(field: AnyKnownWidget, comparison: Comparison): string | null {
  const shape = definitionOf(field).valueShape(field.options)
  if (shape === null) return null
  switch (comparison.is) {
    case 'equals':
      return canHaveText(shape, String(comparison.value)) ? null : String(comparison.value)
    case 'contains':
      return canContain(shape, String(comparison.value)) ? null : String(comparison.value)
    case 'greater':
    case 'less':
    case 'atLeast':
    case 'atMost':
      return hasOrderWith(shape, comparison.value) ? null : String(comparison.value)
    case 'between':
      return (
        [comparison.least, comparison.most]
          .map((bound) => (hasOrderWith(shape, bound) ? null : String(bound)))
          .find((bound) => bound !== null) ?? null
      )
    default:
      return null
  }
}

/** False when no value of the field is ever compared as this text: a choice that is not offered, a word where a number stands. */
function canHaveText(shape: ValueShape, text: string): boolean {
  if (text === '') return shape.kind !== 'boolean'
  if (shape.kind === 'choice') return shape.choices === null || hasChoice(shape.choices, text)
  if (shape.kind === 'boolean') return text === 'true' || text === 'false'
  return isNumber(shape) ? String(Number(text)) === text : !holdsObjects(shape)
}

function canContain(shape: ValueShape, part: string): boolean {
  if (part === '' || holdsObjects(shape)) return false
  const item = itemOf(shape)
  if (item.kind !== 'choice' || item.choices === null) return true
  return item === shape ? item.choices.some(({ value }) => String(value).includes(part)) : hasChoice(item.choices, part)
}

function hasOrderWith(shape: ValueShape, bound: unknown): boolean {
  if (typeof bound === 'boolean' || bound === '' || !hasOrder(shape)) return false
  return !isNumber(shape) || compareValues(0, bound) !== null
}

const hasChoice = (choices: readonly Choice[], text: string) => choices.some(({ value }) => String(value) === text)
const isNumber = ({ kind }: ValueShape) => kind === 'number' || kind === 'timestamp'

/** Files and rows are lists of objects, which equal no text. */
function holdsObjects(shape: ValueShape): boolean {
  const { kind } = itemOf(shape)
  return kind === 'file' || kind === 'row'
}
