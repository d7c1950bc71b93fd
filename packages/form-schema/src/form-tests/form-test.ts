/** Fillings of a form that are kept as tests: what the form answered when one was recorded, and what differs when it is filled so again. */
import { visibleFields } from '../conditions/form-visibility'
import type { FormDefinition, FormValues } from '../form-definition'
import { validateValues } from '../rules/validate-values'
import type { ValueIssueCode } from '../rules/value-issue'

/** A field that is refused. */
export interface RefusedField {
  /** The path of the value, joined by dots: `age`, or `items.0.price` in a row. */
  readonly place: string
  readonly code: ValueIssueCode
}

/** What a form answers to values. */
export interface FormTestAnswer {
  /** Models of the visible fields of the form's own record, in the form's order. */
  readonly visible: readonly string[]
  readonly refused: readonly RefusedField[]
}

/** A test as it is kept; other programs may have written its codes. */
export interface FormTest {
  readonly values: FormValues
  readonly expect: { readonly visible: readonly string[]; readonly refused: readonly { readonly place: string; readonly code: string }[] }
}

/**
 * One thing that a form answers otherwise than when its test was recorded. `hidden`: the field was visible. `shown`: it was not. `accepted`: its
 * value was refused with `problem`. `refused`: it is refused with `problem` now, and was not.
 */
export interface FormTestDifference {
  readonly code: 'hidden' | 'shown' | 'accepted' | 'refused'
  /** Model or path of the field. */
  readonly place: string
  /** Code of the value's issue; '' for a difference in visibility. */
  readonly problem: string
}

/**
 * Fills a form with values and says what it answers, to be kept as a test. Values that formulas give are taken as they are: `computeValues` of
 * `@formwork/form-schema/feel` gives them first.
 *
 * @param form - the form.
 * @param values - what is entered.
 * @returns the visible fields and the refused ones.
 * @example const test = { values, expect: recordTest(form, values) }
 */
export function recordTest(form: FormDefinition, values: FormValues): FormTestAnswer {
  const result = validateValues(form, values)
  const refused = result.ok ? [] : result.issues.map(({ path, code }) => ({ place: path.join('.'), code }))
  return { visible: [...visibleFields(form, values)], refused }
}

/**
 * Fills a form as a test does and compares.
 *
 * @param form - the form as it is now.
 * @param test - the values, and what the form answered when the test was recorded.
 * @returns what differs; an empty list for a test that holds.
 * @example runTest(form, { values, expect: recordTest(form, values) }).length // 0
 */
export function runTest(form: FormDefinition, { values, expect }: FormTest): FormTestDifference[] {
  const now = recordTest(form, values)
  const nameOf = ({ place, code }: { readonly place: string; readonly code: string }) => `${code} ${place}`
  const [before, after] = [expect.refused, now.refused].map((list) => new Set(list.map(nameOf)))
  return [
    ...missingFrom(expect.visible, now.visible).map((place) => ({ code: 'hidden' as const, place, problem: '' })),
    ...missingFrom(now.visible, expect.visible).map((place) => ({ code: 'shown' as const, place, problem: '' })),
    ...expect.refused.filter((each) => !after?.has(nameOf(each))).map(differenceOf('accepted')),
    ...now.refused.filter((each) => !before?.has(nameOf(each))).map(differenceOf('refused')),
  ]
}

function missingFrom(list: readonly string[], other: readonly string[]): readonly string[] {
  const there = new Set(other)
  return list.filter((each) => !there.has(each))
}

const differenceOf =
  (code: 'accepted' | 'refused') =>
  ({ place, code: problem }: { readonly place: string; readonly code: string }): FormTestDifference => ({ code, place, problem })
