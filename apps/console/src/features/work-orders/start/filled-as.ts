/** A new ticket that starts with the values of an earlier one of its process. */
import type { CatalogueDetail, TicketDetail } from '@formwork/api-contract'
import { importDefinition, migrateValues } from '@formwork/form-schema'
import { writtenValues } from '../form-by-rights'
import type { StartDraft } from './start-draft'

type Json = Readonly<Record<string, unknown>>
export type EarlierTicket = Pick<TicketDetail, 'number' | 'title' | 'priority' | 'form' | 'forms' | 'values'>

/**
 * Carried over to the present forms: values without a field, that do not fit it, or that are not written at the start are left out. Readers of the earlier ticket only get what it showed them.
 *
 * @param blank - the values a new ticket starts with otherwise
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
