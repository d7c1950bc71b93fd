/** Issues that a server found. Each message is shown at its field until the field's value changes. */

/**
 * One problem that a server found. What `validateValues` answers fits, and so does any object with a path and a text.
 *
 * @example const taken: FormIssue = { path: ['email'], message: 'This address is registered already' }
 */
export interface FormIssue {
  /**
   * Where the value stands: `['email']`, or `['items', 3, 'price']` for a field of a subform's row. A path that leads to no visible field
   * (`[]`) makes a problem of the whole form.
   */
  readonly path: readonly (string | number)[]
  /** A sentence for the person who fills the form, shown as it is. */
  readonly message: string
  /** What it is about, for the `error` slot. */
  readonly code?: string | undefined
  /** What the message names, for the `error` slot. */
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

export interface ServerIssues {
  /** The refusal of `model`, while its value is still the refused one. */
  issueOf(model: string, value: unknown): FormIssue | undefined
  /** Takes the place of what was there. */
  replace(issues: ReadonlyMap<string, FormIssue>, valueOf: (model: string) => unknown): void
}

export function openServerIssues(): ServerIssues {
  let refused: ReadonlyMap<string, { readonly issue: FormIssue; readonly value: unknown }> = new Map()
  return {
    issueOf(model, value) {
      const entry = refused.get(model)
      return entry && Object.is(entry.value, value) ? entry.issue : undefined
    },
    replace(issues, valueOf) {
      refused = new Map([...issues].map(([model, issue]) => [model, { issue, value: valueOf(model) }]))
    },
  }
}

/** Issues as a server sent them, which nobody checked: one that says no place is about the whole form, and a name alone is a field's. */
export function placedIssues(issues: readonly FormIssue[]): readonly FormIssue[] {
  return issues.map((issue) => {
    const path: unknown = issue.path
    return Array.isArray(path) ? issue : { ...issue, path: typeof path === 'string' ? [path] : [] }
  })
}

/** The first issue of each field of `models`, and the messages of the whole form. */
export function sortIssues(
  issues: readonly FormIssue[],
  models: ReadonlySet<string>,
): { readonly atFields: ReadonlyMap<string, FormIssue>; readonly general: readonly string[] } {
  const atFields = new Map<string, FormIssue>()
  const general: string[] = []
  for (const issue of issues) {
    const [model] = issue.path
    if (typeof model !== 'string' || !models.has(model)) general.push(issue.message)
    else if (!atFields.has(model)) atFields.set(model, issue)
  }
  return { atFields, general }
}
