/** The file of cases an author writes for a form. */
import { z } from '../zod'
import type { CasesProblem } from './message-types'

/** A field: its model, or the path to it inside a subform's row, such as `["items", 0, "price"]`. */
const place = z.union([z.string(), z.array(z.union([z.string(), z.int()])).check(z.minLength(1))])
const places = z.optional(z.array(place))
const values = z.record(z.string(), z.unknown())

/** The expectations of a case. Fields that are not named are not checked; `issues` is the complete list, `values` the complete cleaned values. */
const expectation = z.strictObject({
  visible: places,
  hidden: places,
  /** Visible, and refused when empty. */
  required: places,
  /** Hidden, or accepted when empty. */
  optional: places,
  issues: z.optional(z.array(z.strictObject({ at: place, code: z.string() }))),
  values: z.optional(values),
})

const testCase = z.strictObject({
  name: z.string(),
  /** What a person entered, by model. */
  given: values,
  /** True: `given` is laid over the form's default values. Default false. */
  defaults: z.optional(z.boolean()),
  expect: expectation,
})

/** A file of cases. `form` is a path relative to the file, or the definition itself. */
export const casesFile = z.strictObject({
  $schema: z.optional(z.string()),
  form: z.union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())]),
  cases: z.array(testCase).check(z.minLength(1)),
})

/** A file of cases, read. */
export type CasesFile = z.output<typeof casesFile>
/** One case. */
export type FormCase = CasesFile['cases'][number]
/** Where a field is. */
export type CasePlace = z.output<typeof place>

/** Every place where a file of cases is not as it has to be. */
export function casesProblems(
  error: z.core.$ZodError,
): readonly { readonly path: readonly (string | number)[]; readonly problem: CasesProblem }[] {
  return error.issues.map((issue) => ({
    path: issue.path.filter((part) => typeof part !== 'symbol'),
    problem:
      issue.code === 'unrecognized_keys' ? { kind: 'unknown-keys', keys: issue.keys } : { kind: 'expected', expected: expectedAt(issue) },
  }))
}

/** The names are those of JSON: they are the same in every language. */
function expectedAt(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected === 'record' ? 'object' : issue.expected
  if (issue.code === 'too_small') return '[…]'
  return issue.path.at(-1) === 'form' ? 'string | object' : 'string | [string, number, string]'
}
