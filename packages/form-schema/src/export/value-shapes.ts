/** The shape of a field's value, told once for every notation: JSON Schema, TypeScript, zod. */
import { type FormVisibility, formVisibility } from '../conditions/form-visibility'
import { type FormDefinition, inputFields, rowFields } from '../form-definition'
import type { JsonValue } from '../json'
import { LIMITS } from '../limits'
import { type ChoiceValue, hasLocalChoices } from '../options/choices'
import type { TreeChoice } from '../options/choice-tree'
import { dateValueKind } from '../rules/check-date'
import { FILE_ENTRY, type FileEntry, PICTURE_ENTRY } from '../rules/check-files'
import { isNumericDataType } from '../rules/data-types'
import { isRequired } from '../rules/field-rules'
import { type AnyKnownWidget, definitionOf } from '../widgets/index'

/** What a field stores when something was entered. */
export type ValueShape =
  | { readonly kind: 'text'; readonly maxLength: number | null }
  /** `true` and `false`, or the words. */
  | { readonly kind: 'boolean-text' }
  /** A number; digits that a number cannot hold stay text. */
  | { readonly kind: 'number-text'; readonly isWhole: boolean }
  /** `above` is a limit that is itself left out. */
  | {
      readonly kind: 'number'
      readonly min: number | null
      readonly above?: number
      readonly max: number | null
      readonly isWhole: boolean
    }
  | { readonly kind: 'boolean' }
  /** `choices` null: any plain value of a remote source. */
  | { readonly kind: 'choice'; readonly choices: readonly ChoiceValue[] | null }
  /** A path through a tree; `paths` null: the tree is remote or too large to be told. */
  | { readonly kind: 'path'; readonly paths: readonly (readonly ChoiceValue[])[] | null }
  | { readonly kind: 'list'; readonly item: ValueShape; readonly max: number }
  | { readonly kind: 'pair'; readonly item: ValueShape }
  /** An uploaded file: every member may be missing but the address. */
  | { readonly kind: 'file'; readonly entry: FileEntry }
  /** Rows of a subform; a row may carry a status, unless a field has that name. */
  | { readonly kind: 'row'; readonly members: readonly ValueMember[] }
  /** What the host's own component stores. */
  | { readonly kind: 'object' }
  | { readonly kind: 'anything' }

/** One field of a record: the form's own, or a row. */
export interface ValueMember {
  readonly field: AnyKnownWidget
  readonly shape: ValueShape
  /** What stands there when nothing was entered. */
  readonly empty: JsonValue
  /** False when a record that is accepted never holds the empty value. */
  readonly mayBeEmpty: boolean
  /** True when every record that is accepted has the key. */
  readonly isAlwaysThere: boolean
  /** True when conditions decide whether the field is shown. */
  readonly canHide: boolean
}

/** Leaves of a tree that are spelled out. */
const MOST_PATHS = 200

/** The fields of a form's own record, the first of each model. */
export function formMembers(form: FormDefinition): readonly ValueMember[] {
  return membersOf(inputFields(form), formVisibility(form))
}

function membersOf(fields: readonly AnyKnownWidget[], visibility: FormVisibility): readonly ValueMember[] {
  const members = new Map<string, ValueMember>()
  for (const field of fields) {
    const shape = members.has(field.model) ? null : valueShape(field, visibility)
    if (shape !== null) members.set(field.model, member(field, shape, visibility))
  }
  return [...members.values()]
}

function member(field: AnyKnownWidget, shape: ValueShape, visibility: FormVisibility): ValueMember {
  const canHide = visibility.canHide(field.key)
  // A hidden field may keep its empty value, or is given it; only one that is left out never shows it.
  const isLeftEmpty = canHide && field.options.formwork.hiddenValue !== 'omit'
  return {
    field,
    shape,
    empty: definitionOf(field).emptyValue(field.options),
    mayBeEmpty: !isRequired(field) || isLeftEmpty,
    isAlwaysThere: isRequired(field) && !canHide,
    canHide,
  }
}

/** The shape of a field's cleaned value; null for widgets without a value. */
function valueShape(widget: AnyKnownWidget, visibility: FormVisibility): ValueShape | null {
  switch (widget.type) {
    case 'input': {
      const { dataType, maxlength } = widget.options
      if (isNumericDataType(dataType)) return { kind: 'number-text', isWhole: dataType === 'integer' }
      return dataType === 'boolean' ? { kind: 'boolean-text' } : text(maxlength)
    }
    case 'textarea':
      return text(widget.options.maxlength)
    case 'color':
    case 'editor':
      return text()
    case 'switch':
      return { kind: 'boolean' }
    case 'number': {
      const { min, max } = widget.options
      return number(min === '' ? null : min, max === '' ? null : max)
    }
    case 'rate':
      // No star is nothing entered, so that an accepted value is above 0.
      return { ...number(null, widget.options.max), above: 0 }
    case 'slider': {
      const { min, max, range } = widget.options
      return range ? { kind: 'pair', item: number(min, max) } : number(min, max)
    }
    case 'radio':
      return choice(widget)
    case 'checkbox':
      return list(choice(widget))
    case 'select':
      return widget.options.multiple ? list(choice(widget)) : choice(widget)
    case 'cascader':
      return { kind: 'path', paths: hasLocalChoices(widget.options) ? leafPaths(widget.options.options) : null }
    case 'date': {
      const moment = widget.options.timestamp ? { ...number(null, null), isWhole: true } : text()
      const kind = dateValueKind(widget.options)
      if (kind === 'single') return moment
      return kind === 'range' ? { kind: 'pair', item: moment } : list(moment)
    }
    case 'time':
      return widget.options.isRange ? { kind: 'pair', item: text() } : text()
    case 'imgupload':
      return list({ kind: 'file', entry: PICTURE_ENTRY }, widget.options.length)
    case 'file':
      return list({ kind: 'file', entry: FILE_ENTRY }, widget.options.length)
    case 'subform':
      return list({ kind: 'row', members: membersOf(rowFields(widget), visibility) }, LIMITS.rows)
    case 'blank':
      return { String: text(), Object: { kind: 'object' as const }, Array: list({ kind: 'anything' }, Infinity) }[
        widget.options.defaultType
      ]
    case 'text':
    case 'divider':
    case 'grid':
      return null
  }
}

const text = (maxLength = -1): ValueShape => ({ kind: 'text', maxLength: maxLength < 0 ? null : maxLength })
const number = (min: number | null, max: number | null) => ({ kind: 'number' as const, min, max, isWhole: false })
const list = (item: ValueShape, max: number = LIMITS.choices): ValueShape => ({ kind: 'list', item, max })

function choice({ options }: Extract<AnyKnownWidget, { type: 'radio' | 'checkbox' | 'select' }>): ValueShape {
  return { kind: 'choice', choices: hasLocalChoices(options) ? [...new Set(options.options.map(({ value }) => value))] : null }
}

/** The path to every leaf; null when there are too many to tell. */
function leafPaths(tree: readonly TreeChoice[]): readonly (readonly ChoiceValue[])[] | null {
  const paths: ChoiceValue[][] = []
  const walk = (level: readonly TreeChoice[], above: readonly ChoiceValue[]): void => {
    for (const { value, children = [] } of level) {
      if (paths.length > MOST_PATHS) return
      if (children.length === 0) paths.push([...above, value])
      else walk(children, [...above, value])
    }
  }
  walk(tree, [])
  return paths.length > MOST_PATHS ? null : paths
}
