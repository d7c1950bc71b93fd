/** Which further rules the panel offers for a field, by the shape of its value, and a field with one of them changed. */
import {
  definitionOf,
  type FieldLogic,
  type FurtherRules,
  isField,
  isForbiddenName,
  type ValueShape,
  type Widget,
} from '@formwork/form-schema'

/** A rule that the panel has a row for: every one there is. */
export type OfferedRule = keyof FurtherRules

/** The rules that fit the value of a widget. */
export function fittingRules(widget: Widget): readonly OfferedRule[] {
  if (widget.type === 'unknown' || !isField(widget) || widget.options.formwork.computed !== undefined) return []
  const shape = definitionOf(widget).valueShape(widget.options)
  // The host's functions may be asked about any value, and any value may be asked against others.
  const hasFewest = 'min' in widget.options && widget.options.formwork.rules?.minItems === undefined
  const fitting = shape === null ? [] : fittingShape(shape).filter((rule) => !(hasFewest && rule === 'minItems'))
  return shape === null ? [] : [...fitting, 'checks', 'validators']
}

function fittingShape(shape: ValueShape): readonly OfferedRule[] {
  switch (shape.kind) {
    case 'text':
      return shape.form.is === 'typed' || shape.form.is === 'lines' ? ['minLength'] : []
    case 'boolean':
      return ['mustBeTrue']
    case 'list':
      // The most files there may be is an option of its own; of pictures the fewest too, and a rule beside it is shown where a form has one.
      if (shape.item.kind === 'row') return ['minItems', 'maxItems', 'unique']
      return shape.item.kind === 'file' ? ['minItems', 'maxFileSize', 'fileTypes'] : ['minItems', 'maxItems']
    default:
      return []
  }
}

/** The logic of a field with one rule set, or taken away by undefined. */
export function withRule(logic: FieldLogic, rule: OfferedRule, value: FurtherRules[OfferedRule] | undefined): FieldLogic {
  const { rules: before = {}, ...others } = logic
  const { [rule]: _, ...left } = before
  const rules: FurtherRules = value === undefined ? left : { ...left, [rule]: value }
  return Object.keys(rules).length === 0 ? others : { ...others, rules }
}

/** Columns of which each by itself may say nothing twice. */
export const loneColumns = (rules: FurtherRules): readonly string[] => (rules.unique ?? []).filter((columns) => typeof columns === 'string')

/** The rule with these columns beside the lists of columns that count together. */
export function withLoneColumns({ unique = [] }: FurtherRules, columns: readonly string[]): FurtherRules['unique'] {
  const next = [...columns, ...unique.filter((each) => typeof each !== 'string')]
  return next.length === 0 ? undefined : next
}

/** Columns that may say nothing twice when taken together. */
export const joinedColumns = (rules: FurtherRules): readonly (readonly string[])[] =>
  (rules.unique ?? []).filter((columns) => typeof columns !== 'string')

/** The rule with these lists of columns that count together; an empty one is gone. */
export function withJoinedColumns(rules: FurtherRules, lists: readonly (readonly string[])[]): FurtherRules['unique'] {
  const next = [...loneColumns(rules), ...lists.filter((columns) => columns.length > 0)]
  return next.length === 0 ? undefined : next
}

/** `isbn, isFree` as a list of names, each once. */
export function readNames(text: string): readonly string[] | undefined {
  const names = text.split(/[\s,，;；、]+/).filter((name) => name !== '' && name.length <= 200 && !isForbiddenName(name))
  return names.length === 0 ? undefined : [...new Set(names)].slice(0, 50)
}

const MEGABYTE = 1_048_576

/** People say the size of a file in megabytes. */
export const toMegabytes = (bytes: number | undefined): number | null =>
  bytes === undefined ? null : Number((bytes / MEGABYTE).toFixed(3))
export const toBytes = (megabytes: number): number => Math.max(1, Math.round(megabytes * MEGABYTE))

/** `.pdf, image/*` as a list; what is no type of files is left out. */
export function readFileTypes(text: string): readonly string[] | undefined {
  const types = text
    .split(/[\s,，;；、]+/)
    .map((type) => (/^\w+$/.test(type) ? `.${type}` : type))
    .filter((type) => /^(?:\.[\w.+-]{1,40}|[\w.+-]{1,40}\/(?:\*|[\w.+-]{1,80}))$/.test(type))
  return types.length === 0 ? undefined : [...new Set(types)].slice(0, 50)
}
