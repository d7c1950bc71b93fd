/** Numbers of tickets whose process has a pattern for them, as `EXP-20261121-0001`: each pattern counts for itself, with `{date}` from 1 each day. */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'

export interface NumberParts {
  /** What is counted: the pattern with its day. */
  readonly counter: string
  readonly before: string
  readonly after: string
}

/**
 * Null for a pattern that could give the site's own numbers: without anything but digits around its placeholders.
 *
 * @param day - as `2026-11-21`
 * @example numberParts('EXP-{date}-{sequence}', '2026-11-21') // { counter: 'EXP-20261121-{sequence}', before: 'EXP-20261121-', after: '' }
 */
export function numberParts(pattern: string, day: string): NumberParts | null {
  const dated = pattern.replaceAll('{date}', day.replaceAll('-', '')).trim()
  const counter = dated.includes('{sequence}') ? dated : `${dated}-{sequence}`
  const at = counter.indexOf('{sequence}')
  const before = counter.slice(0, at)
  const after = counter.slice(at + '{sequence}'.length).replaceAll('{sequence}', '')
  return /^\d*$/.test(before + after) ? null : { counter, before, after }
}

/** A query of one column `number`. Another start with the same pattern waits until this one is committed or rolled back. */
export function nextOfPattern({ counter, before, after }: NumberParts): SQL {
  return sql`insert into ticket_counters as c (pattern, last) values (${counter}::text, 1)
    on conflict (pattern) do update set last = c.last + 1
    returning ${before}::text || lpad(last::text, greatest(4, length(last::text)), '0') || ${after}::text as number`
}

/** More digits are no count of ours, and would not fit. */
const COUNT = '^[0-9]{1,15}$'

/**
 * Two patterns may meet in one number: `A-{sequence}` gives A-10001 at last, `A-1{sequence}` as its first. The second one continues after the
 * greatest number of this shape that is taken. Rare, and so it may read the numbers.
 */
export async function skipTakenNumbers(db: Queryable, { counter, before, after }: NumberParts): Promise<void> {
  const counted = sql`substr(t.number, length(${before}::text) + 1, greatest(0, length(t.number) - length(${before}::text) - length(${after}::text)))`
  await db.execute(sql`insert into ticket_counters as c (pattern, last)
    select ${counter}::text, coalesce(max(case when ${counted} ~ ${COUNT} then ${counted}::bigint end), 0) from tickets t
    where starts_with(t.number, ${before}::text) and right(t.number, length(${after}::text)) = ${after}::text
    on conflict (pattern) do update set last = greatest(c.last, excluded.last)`)
}
