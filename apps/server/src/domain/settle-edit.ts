/** An edit beside what somebody else has written since its author read the record. */
import { refuse } from './refusal'

/** What an edit was based on, by field. A field that is missing here is written whatever is stored now. */
export type BasedOn<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined }

export interface StoredFields<Fields> {
  readonly values: Readonly<Fields>
  /** Display names of values that are ids, for the refusal. */
  readonly names?: { readonly [Name in keyof Fields]?: string | null }
}

/**
 * The fields to write: one that its author left unchanged keeps what somebody else has written, any other gets the author's value.
 *
 * @throws {Refusal} `record.stale` with an issue for each field that both have changed, each in another way; its `params` hold the stored value
 *   (`theirs`), and its name where that is an id
 */
export function settleEdit<Fields extends object, Edit extends BasedOn<Fields>>(
  edit: Edit,
  basedOn: BasedOn<Fields> | undefined,
  { values, names = {} }: StoredFields<Fields>,
): Edit {
  if (basedOn === undefined) return edit
  const changedByOthers = Object.entries(edit).flatMap(([field, mine]) => {
    const [was, theirs] = [valueAt(basedOn, field), valueAt(values, field)]
    return mine === undefined || was === undefined || isSame(was, theirs) ? [] : [{ field, mine, was, theirs }]
  })
  const contested = changedByOthers.filter(({ mine, was, theirs }) => !isSame(mine, was) && !isSame(mine, theirs))
  if (contested.length > 0) {
    const issues = contested.map(({ field, theirs }) => ({
      path: [field],
      code: 'record.stale',
      message: '',
      params: { theirs, name: valueAt(names, field) },
    }))
    throw refuse('record.stale', {}, issues)
  }
  return { ...edit, ...Object.fromEntries(changedByOthers.map(({ field, theirs }) => [field, theirs])) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function valueAt(record: object | undefined, name: string): unknown {
  return record !== undefined && Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined
}
