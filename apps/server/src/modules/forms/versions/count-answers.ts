/** Counts, in one query over the newest tickets of a form, those that hold answers at given places. */
import { MAX_COUNTED_TICKETS } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/client'
import { processVersions } from '../../../db/schema/processes'
import { versionsWith } from '../processes-with-repo'

export interface AnswerPlace {
  /** Model of the subform that it is a column of; null for a field of the form's own record. */
  readonly rows: string | null
  readonly model: string
}

export interface CountedAnswers {
  /** One more than `MAX_COUNTED_TICKETS` when there are others. */
  readonly tickets: number
  /** By the order of the places. */
  readonly answers: readonly number[]
}

const EMPTY = sql`('null'::jsonb, '""'::jsonb, '[]'::jsonb, '{}'::jsonb)`

/** Each place is looked up in the stored values; nothing is read of tickets but those. */
export async function countAnswers(db: Queryable, formId: string, places: readonly AnswerPlace[]): Promise<CountedAnswers> {
  const found = await db.execute<{ place: number | null; tickets: number }>(sql`
    with chosen as materialized (
      select t.id from tickets t
      where t.version_id in (select ${processVersions.id} from ${processVersions} where ${versionsWith(formId)})
      order by t.id desc limit ${MAX_COUNTED_TICKETS + 1}
    ), asked as (
      select * from unnest(${sql.param(places.map(({ rows }) => rows))}::text[], ${sql.param(places.map(({ model }) => model))}::text[])
        with ordinality as a (rows, model, place)
    )
    select null::int as place, count(*)::int as tickets from chosen
    union all
    select a.place::int, count(*)::int
    from asked a cross join chosen c join ticket_values v on v.ticket_id = c.id
    where case when a.rows is null then v.values ? a.model and v.values -> a.model not in ${EMPTY}
      else jsonb_typeof(v.values -> a.rows) = 'array' and exists (
        select from jsonb_array_elements(case when jsonb_typeof(v.values -> a.rows) = 'array' then v.values -> a.rows else '[]' end) r
        where jsonb_typeof(r) = 'object' and r ? a.model and r -> a.model not in ${EMPTY}) end
    group by a.place`)
  const counts = new Map(found.rows.map(({ place, tickets }) => [place, tickets]))
  return { tickets: counts.get(null) ?? 0, answers: places.map((_, index) => counts.get(index + 1) ?? 0) }
}
