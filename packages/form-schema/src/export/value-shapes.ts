/** The fields of a record with the shapes of their values, for every notation: JSON Schema, TypeScript, zod. */
import { type FormVisibility, formVisibility } from '../conditions/form-visibility'
import { type FormDefinition, inputFields, rowFields } from '../form-definition'
import type { JsonValue } from '../json'
import type { Choice, ChoiceValue } from '../options/choices'
import type { FurtherRules } from '../options/further-rules'
import { isComputed, isRequired } from '../rules/field-rules'
import { leastOf, type ValueShape } from '../value-shape'
import { hasRows } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf, isTextField } from '../widgets/index'

/** What a field stores when something was entered, down to the fields of a row. */
export type MemberShape = ValueShape<readonly ValueMember[]>

/** One field of a record: the form's own, or a row. */
export interface ValueMember {
  readonly field: AnyKnownWidget
  readonly shape: MemberShape
  /** The value when nothing was entered. */
  readonly empty: JsonValue
  /** False when a record that is accepted never holds the empty value. */
  readonly mayBeEmpty: boolean
  /** True when every record that is accepted has the key. */
  readonly isAlwaysThere: boolean
  /** True when conditions decide whether the field is shown. */
  readonly canHide: boolean
  /** The further rules of the field, none for a computed one; `minItems` also where an option says it. */
  readonly rules: FurtherRules
}

/** The fields of a form's own record, the first of each model. */
export function formMembers(form: FormDefinition): readonly ValueMember[] {
  return membersOf(inputFields(form), formVisibility(form))
}

function membersOf(fields: readonly AnyKnownWidget[], visibility: FormVisibility): readonly ValueMember[] {
  const members = new Map<string, ValueMember>()
  for (const field of fields.map(asValidated)) {
    const shape = members.has(field.model) ? null : memberShape(field, visibility)
    if (shape !== null) members.set(field.model, member(field, shape, visibility))
  }
  return [...members.values()]
}

/** The field with its own checks: a computed text has neither pattern nor length, a computed number no step. */
function asValidated(field: AnyKnownWidget): AnyKnownWidget {
  // The two options are the field's own, which the compiler cannot follow through the spread of a union.
  if (isComputed(field) && isTextField(field))
    return { ...field, options: { ...field.options, pattern: '', maxlength: -1 } } as AnyKnownWidget
  return field
}

function member(field: AnyKnownWidget, shape: MemberShape, visibility: FormVisibility): ValueMember {
  const canHide = visibility.canHide(field.key)
  // A hidden field may keep its empty value, or is given it; only one that is left out never shows it.
  const isLeftEmpty = canHide && field.options.formwork.hiddenValue !== 'omit'
  const rules = withLeast(furtherRulesOf(field), shape)
  const isAsked = isRequired(field) || rules.mustBeTrue === true
  return {
    field,
    shape,
    empty: definitionOf(field).emptyValue(field.options),
    mayBeEmpty: !isAsked || isLeftEmpty,
    isAlwaysThere: isAsked && !canHide,
    canHide,
    rules,
  }
}

/** The further rules of a field: none for computed ones, which nobody can correct. */
export const furtherRulesOf = (field: AnyKnownWidget): FurtherRules => (isComputed(field) ? {} : (field.options.formwork.rules ?? {}))

function withLeast(rules: FurtherRules, shape: MemberShape): FurtherRules {
  const least = leastOf(shape)
  return least > (rules.minItems ?? 0) ? { ...rules, minItems: least } : rules
}

/** The shape of a field's cleaned value; null for widgets without a value. */
function memberShape(widget: AnyKnownWidget, visibility: FormVisibility): MemberShape | null {
  const own = definitionOf(widget).valueShape(widget.options)
  const shape = own?.kind === 'number' && isComputed(widget) ? { ...own, step: null } : own
  return shape === null ? null : withRows(shape, () => (hasRows(widget) ? membersOf(rowFields(widget), visibility) : []))
}

function withRows(shape: ValueShape, members: () => readonly ValueMember[]): MemberShape {
  if (shape.kind === 'row') return { kind: 'row', members: members() }
  return shape.kind === 'list' || shape.kind === 'pair' ? { ...shape, item: withRows(shape.item, members) } : shape
}

/** Every value that is offered, once. */
export function choiceValues(choices: readonly Choice[]): readonly ChoiceValue[] {
  return [...new Set(choices.map(({ value }) => value))]
}
