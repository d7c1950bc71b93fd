/** The `formwork` option: conditions and computed values beyond the old family, which ignores the key (`design/forms`, "Beyond the spec"). */
import { type Condition, isCondition } from '../condition-language/condition'
import { isList, isObject } from '../json'
import { LIMITS } from '../limits'
import { withDefault, z } from '../zod'
import { type FurtherRules, isFurtherRules } from './further-rules'
import { type ChoiceValue, isChoiceValue } from './choices'

/**
 * What becomes of the value of a hidden field: it stays when it is valid, it is cleared, or its key is left out.
 *
 * @example HIDDEN_VALUE_POLICIES.includes('clear') // true
 */
export const HIDDEN_VALUE_POLICIES = ['keep', 'clear', 'omit'] as const
/** One of {@link HIDDEN_VALUE_POLICIES}; `keep` is the default. */
export type HiddenValuePolicy = (typeof HIDDEN_VALUE_POLICIES)[number]

/** One choice that is offered only under a condition. */
export interface ChoiceCondition {
  readonly value: ChoiceValue
  readonly when: Condition
}

/**
 * A widget's logic. Every part may be left out.
 *
 * - `showWhen`: shown only while it holds, besides `displayVerify`.
 * - `requiredWhen`, `readonlyWhen`: required or read-only while it holds, besides the options of that name.
 * - `choicesWhen`: choices offered only while one of their conditions holds; choices that are not listed are always offered.
 * - `hiddenValue`: what becomes of the value while the field is hidden.
 * - `rules`: what else is asked of the value, see {@link FurtherRules}.
 * - `computed`: a FEEL expression that gives the value; evaluated by `@formwork/form-schema/feel`.
 */
export interface FieldLogic {
  readonly showWhen?: Condition
  readonly requiredWhen?: Condition
  readonly readonlyWhen?: Condition
  readonly choicesWhen?: readonly ChoiceCondition[]
  readonly hiddenValue?: HiddenValuePolicy
  readonly computed?: string
  readonly rules?: FurtherRules
}

/** Checks for each part of a {@link FieldLogic} whether a value of it can be used. Unknown keys are kept. */
const PART_CHECKS: { readonly [Part in keyof FieldLogic]-?: (value: unknown) => boolean } = {
  showWhen: isCondition,
  requiredWhen: isCondition,
  readonlyWhen: isCondition,
  choicesWhen: (value) => isList(value) && value.length <= LIMITS.choices && value.every(isChoiceCondition),
  hiddenValue: (value) => HIDDEN_VALUE_POLICIES.some((policy) => policy === value),
  rules: isFurtherRules,
  computed: (value) => typeof value === 'string' && value.length <= LIMITS.expressionLength,
}

function isChoiceCondition(value: unknown): boolean {
  return isObject(value) && isChoiceValue(value['value']) && isCondition(value['when'])
}

/** The parts of a would-be logic that cannot be used; null when it is no object at all. */
export function brokenParts(value: unknown): readonly string[] | null {
  if (!isObject(value)) return null
  return Object.entries(PART_CHECKS).flatMap(([part, isFine]) => (!Object.hasOwn(value, part) || isFine(value[part]) ? [] : [part]))
}

/**
 * True for a usable {@link FieldLogic}.
 *
 * @example isFieldLogic({ hiddenValue: 'clear' }) // true
 */
export function isFieldLogic(value: unknown): value is FieldLogic {
  return brokenParts(value)?.length === 0
}

export const fieldLogic = () => withDefault(z.custom<FieldLogic>(isFieldLogic), () => ({}))
