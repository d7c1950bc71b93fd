/** What a generated zod schema leaves to `validateValues`, in words for the comment beside a field. */
import type { AnyKnownWidget } from '../widgets/index'
import { patternLiteral } from './safe-pattern'
import type { ValueMember } from './value-shapes'

/** Everything about a field that the schema does not check, in the order a reader would ask. */
export function zodGaps({ field, shape, canHide, mayBeEmpty }: ValueMember): readonly string[] {
  const { formwork } = field.options
  return [
    ...(canHide ? ['whether the field is shown'] : []),
    ...(formwork.requiredWhen === undefined ? [] : ['whether it is required']),
    ...(formwork.choicesWhen === undefined ? [] : ['which choices are offered']),
    ...ownGaps(field, mayBeEmpty),
    ...(shape.kind === 'pair' ? ['that it starts before it ends'] : []),
  ]
}

function ownGaps(field: AnyKnownWidget, mayBeEmpty: boolean): readonly string[] {
  switch (field.type) {
    case 'input':
      return textGaps(field)
    case 'textarea':
      return patternGaps(field.options.pattern)
    case 'number':
    case 'slider':
      return [`steps of ${field.options.step}`]
    case 'rate':
      return [`steps of ${field.options.allowHalf ? 0.5 : 1}`]
    case 'date':
      return field.options.timestamp ? [] : ['that the day exists']
    case 'color':
      return ['the range of its numbers', ...(field.options.showAlpha ? [] : ['that it is opaque'])]
    case 'imgupload':
    case 'file':
      return ['that no upload is under way']
    case 'subform':
      return mayBeEmpty ? [] : ['that a row is left']
    default:
      return []
  }
}

function textGaps({ options }: Extract<AnyKnownWidget, { type: 'input' }>): readonly string[] {
  switch (options.dataType) {
    case 'number':
    case 'integer':
    case 'float':
    case 'boolean':
      return [...(options.pattern === '' ? [] : ['the pattern']), ...(options.maxlength < 0 ? [] : ['the length'])]
    case 'url':
    case 'email':
      return ['the fine points of the address', ...patternGaps(options.pattern)]
    default:
      return patternGaps(options.pattern)
  }
}

function patternGaps(pattern: string): readonly string[] {
  return pattern === '' || patternLiteral(pattern) !== null ? [] : ['the pattern, which would not run in bounded time here']
}
