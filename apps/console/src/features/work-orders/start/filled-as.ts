/** A new ticket that begins as an earlier one of its process was filled in. */
import type { CatalogueDetail, TicketDetail } from '@formwork/api-contract'
import { importDefinition, migrateValues } from '@formwork/form-schema'
import { writtenValues } from '../form-by-rights'
import type { StartDraft } from './start-draft'

type Json = Readonly<Record<string, unknown>>
export type EarlierTicket = Pick<TicketDetail, 'number' | 'title' | 'priority' | 'form' | 'forms' | 'values'>

/**
 * Carried over to the forms as they are today: what has no field any more, does not fit it, or is not written at the start is left out. Who reads it sees what the earlier ticket showed them.
 *
 * @param blank - what a new ticket begins with otherwise
 */
export function filledAs(
  { form, forms, rights = {} }: Pick<CatalogueDetail, 'form' | 'forms' | 'rights'>,
  earlier: EarlierTicket,
  blank: StartDraft,
): StartDraft {
  const before = new Map([['', earlier.form], ...earlier.forms.map((each) => [each.id, each.form] as const)])
  const after: readonly (readonly [string, Json | null])[] = [['', form], ...(forms ?? []).map((each) => [each.id, each.form] as const)]
  const values = after.map(([id, definition]) => carried(before.get(id) ?? null, definition, earlier.values))
  return {
    ...blank,
    title: earlier.title,
    priority: earlier.priority,
    values: writtenValues(Object.assign({}, ...values), { rights, otherRight: 'write' }),
  }
}

function carried(before: Json | null, after: Json | null, values: Json): Json {
  const [old, now] = [before, after].map((form) => (form === null ? null : importDefinition(form)))
  return old?.ok && now?.ok ? migrateValues(old.form, now.form, values).values : {}
}
