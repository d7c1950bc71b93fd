/** Checks that a generated zod schema leaves to `validateValues`, in words for the comment beside a field. */
import type { FurtherRules } from '../options/further-rules'
import { itemOf } from '../value-shape'
import { patternLiteral } from './safe-pattern'
import type { MemberShape, ValueMember } from './value-shapes'

/** Everything about a field that the schema does not check, in the order a reader would ask. */
export function zodGaps({ shape, mayBeEmpty, rules }: ValueMember): readonly string[] {
  return [
    ...ownGaps(itemOf(shape), mayBeEmpty),
    ...(shape.kind === 'pair' ? ['that it starts before it ends'] : []),
    ...ruleGaps(shape, rules),
    ...(rules.mustBeTrue === true && mayBeEmpty ? ['that it is agreed to while it is shown'] : []),
  ]
}

function ruleGaps(
  shape: MemberShape,
  { checks, validators, unique, minItems, maxItems, maxFileSize, fileTypes }: FurtherRules,
): readonly string[] {
  const isOfRows = shape.kind === 'list' && shape.item.kind === 'row'
  return [
    ...(isOfRows && (minItems ?? maxItems) !== undefined ? ['the number of rows'] : []),
    ...(unique === undefined ? [] : ['that rows differ']),
    ...((maxFileSize ?? fileTypes) === undefined ? [] : ['size and type of files']),
    ...(checks === undefined ? [] : ['rules across fields']),
    ...(validators === undefined ? [] : ['validators of the host']),
  ]
}

/** The remaining checks of one plain value. */
function ownGaps(shape: MemberShape, mayBeEmpty: boolean): readonly string[] {
  switch (shape.kind) {
    case 'text':
      return textGaps(shape)
    case 'number-text':
    case 'boolean-text':
      return patternGaps(shape.pattern)
    case 'number':
      return shape.step === null ? [] : [`steps of ${shape.step}`]
    case 'file':
      return ['that no upload is under way']
    case 'row':
      return mayBeEmpty ? [] : ['that a row is left']
    case 'timestamp':
    case 'boolean':
    case 'choice':
    case 'path':
    case 'list':
    case 'pair':
    case 'object':
    case 'anything':
      return []
  }
}

function textGaps({ form, pattern }: Extract<MemberShape, { kind: 'text' }>): readonly string[] {
  switch (form.is) {
    case 'typed': {
      const isAddress = form.dataType === 'url' || form.dataType === 'email'
      return [...(isAddress ? ['the fine points of the address'] : []), ...patternGaps(pattern)]
    }
    case 'date':
      return ['that the day exists']
    case 'color':
      return ['the range of its numbers', ...(form.alpha ? [] : ['that it is opaque'])]
    case 'lines':
    case 'time':
    case 'html':
    case 'own':
      return patternGaps(pattern)
  }
}

function patternGaps(pattern: string): readonly string[] {
  return pattern === '' || patternLiteral(pattern) !== null ? [] : ['the pattern, which would not run in bounded time here']
}
