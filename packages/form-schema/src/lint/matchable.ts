/** Whether a field can ever have a value that meets a comparison. */
import { compareValues } from '../conditions/compare-values'
import { hasLocalChoices } from '../options/choices'
import type { Comparison } from '../options/field-logic'
import { dateValueKind } from '../rules/check-date'
import type { AnyKnownWidget } from '../widgets/index'

/** The operand that can never be met by a value of this field, or null when one may be. */
export function unmatchableOperand(field: AnyKnownWidget, comparison: Comparison): string | null {
  switch (comparison.is) {
    case 'equals':
      return canHaveText(field, String(comparison.value)) ? null : String(comparison.value)
    case 'contains':
      return canContain(field, String(comparison.value)) ? null : String(comparison.value)
    case 'greater':
    case 'less':
      return hasOrderWith(field, comparison.value) ? null : String(comparison.value)
    case 'between':
      return (
        [comparison.least, comparison.most]
          .map((bound) => (hasOrderWith(field, bound) ? null : String(bound)))
          .find((bound) => bound !== null) ?? null
      )
    default:
      return null
  }
}

/** False when no value of the field is ever compared as this text: a choice that is not offered, a word where a number stands. */
function canHaveText(field: AnyKnownWidget, text: string): boolean {
  if (text === '') return field.type !== 'switch'
  const choices = localChoices(field)
  if (choices !== null && !storesList(field)) return choices.includes(text)
  if (field.type === 'switch') return text === 'true' || text === 'false'
  if (storesNumber(field)) return String(Number(text)) === text
  return field.type !== 'subform' && field.type !== 'file' && field.type !== 'imgupload'
}

function canContain(field: AnyKnownWidget, part: string): boolean {
  if (part === '' || field.type === 'subform' || field.type === 'file' || field.type === 'imgupload') return false
  const choices = localChoices(field)
  if (choices === null) return true
  return choices.some((choice) => (storesList(field) ? choice === part : choice.includes(part)))
}

function hasOrderWith(field: AnyKnownWidget, bound: unknown): boolean {
  if (typeof bound === 'boolean' || bound === '' || field.type === 'switch' || storesList(field)) return false
  return !storesNumber(field) || compareValues(0, bound) !== null
}

function storesNumber(field: AnyKnownWidget): boolean {
  switch (field.type) {
    case 'number':
    case 'rate':
      return true
    case 'slider':
      return !field.options.range
    case 'date':
      return field.options.timestamp && dateValueKind(field.options) === 'single'
    default:
      return false
  }
}

function storesList(field: AnyKnownWidget): boolean {
  switch (field.type) {
    case 'checkbox':
    case 'cascader':
    case 'imgupload':
    case 'file':
    case 'subform':
      return true
    case 'select':
      return field.options.multiple
    case 'slider':
      return field.options.range
    case 'time':
      return field.options.isRange
    case 'date':
      return dateValueKind(field.options) !== 'single'
    case 'blank':
      return field.options.defaultType !== 'String'
    default:
      return false
  }
}

/** The texts of the choices the definition lists, or null when a value need not be one of them. */
function localChoices(field: AnyKnownWidget): readonly string[] | null {
  if (field.type !== 'radio' && field.type !== 'checkbox' && field.type !== 'select') return null
  return hasLocalChoices(field.options) ? field.options.options.map(({ value }) => String(value)) : null
}
