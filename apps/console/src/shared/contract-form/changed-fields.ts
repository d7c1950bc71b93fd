/** What of a form is sent: a field nobody touched would write back what a colleague has changed meanwhile. */

/** The named fields, and of those the form began with what is no longer as it was. */
export function changedFields<Values extends object, Named extends keyof Values>(
  values: Values,
  before: Readonly<Record<string, unknown>>,
  named: readonly Named[],
): Pick<Values, Named> & Partial<Values> {
  const names: readonly PropertyKey[] = named
  const kept = Object.entries(values).filter(
    ([name, value]) => names.includes(name) || (Object.hasOwn(before, name) && JSON.stringify(value) !== JSON.stringify(before[name])),
  )
  return Object.fromEntries(kept) as Pick<Values, Named> & Partial<Values>
}
