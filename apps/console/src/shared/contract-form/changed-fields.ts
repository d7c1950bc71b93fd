/** The fields of a form to send: an untouched field would overwrite what a colleague has changed meanwhile. */

export interface SentFields<Values> {
  /** Fields that identify the record, and its kind. */
  readonly naming: readonly (keyof Values)[]
  /** Other fields that are sent in any case. */
  readonly needed?: readonly (keyof Values)[]
}

/** The naming and needed fields, the changed ones, and their first values: the server refuses where somebody else has changed the same field. */
export function changedFields<Values extends object, Fields extends SentFields<Values>>(
  values: Values,
  before: Readonly<Record<string, unknown>>,
  { naming, needed = [] }: Fields,
): ChangedFields<Values, Fields> {
  const isAmong = (names: readonly PropertyKey[], name: string) => names.includes(name)
  const sent = Object.entries(values).filter(
    ([name, value]) =>
      isAmong(naming, name) ||
      isAmong(needed, name) ||
      (Object.hasOwn(before, name) && JSON.stringify(value) !== JSON.stringify(before[name])),
  )
  const basedOn = sent.flatMap(([name]) => (isAmong(naming, name) ? [] : [[name, before[name]] as const]))
  return { ...Object.fromEntries(sent), basedOn: Object.fromEntries(basedOn) } as ChangedFields<Values, Fields>
}

type Named<Values, Fields extends SentFields<Values>> = Fields['naming'][number] | NonNullable<Fields['needed']>[number]
/** Each case of a union separately. */
type ChangedFields<Values, Fields extends SentFields<Values>> = Values extends object
  ? Pick<Values, Named<Values, Fields> & keyof Values> & Partial<Values> & { readonly basedOn: Partial<Values> }
  : never
