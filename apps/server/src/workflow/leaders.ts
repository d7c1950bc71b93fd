/** Who leads people, as the directory of a process needs it, and who stands in for them. */
import type { AssigneeNeeds } from '@formwork/workflow-core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { askablePeople, type FoundPerson } from './directory'

/** Any level asks for all leaders above somebody. */
const LEADERS: AssigneeNeeds = { userIds: [], roleIds: [], departmentLeader: false, leaderLevels: 1 }

/**
 * Who leads each of these people: whoever leads their department or the nearest one above it, is somebody else and may act; while they are away, who stands
 * in for them.
 *
 * @returns by person; people without a leader are left out
 */
export async function findLeaders(db: Queryable, userIds: readonly string[], at: Date): Promise<Readonly<Record<string, string>>> {
  const needs = sql`${JSON.stringify([LEADERS])}::jsonb`
  const away = { named: sql`'{}'::uuid[]`, at: sql`${at}::timestamptz` }
  const { rows } = await db.execute<{ user_id: string; found: readonly FoundPerson[] }>(sql`
    select asked.id as user_id, ${askablePeople(needs, sql`asked.id`, sql`'{}'::jsonb`, away)} as found
    from unnest(${sql.param([...userIds])}::uuid[]) asked (id)`)
  return Object.fromEntries(rows.flatMap(({ user_id: userId, found }) => leaderIn(found, userId).map((leader) => [userId, leader])))
}

function leaderIn(found: readonly FoundPerson[], userId: string): string[] {
  const [nearest] = found.filter(({ why }) => why === 'level').toSorted((a, b) => Number(a.of) - Number(b.of))
  return nearest === undefined ? [] : [standInOf(nearest.id, substitutesIn(found), userId)]
}

const substitutesIn = (found: readonly FoundPerson[]): ReadonlyMap<string, string> =>
  new Map(found.flatMap(({ why, of, id }) => (why === 'substitute' && of !== null ? [[of, id] as const] : [])))

/**
 * The last of the chain of substitutes. A chain that is a circle, or leads to somebody without a valid substitute, leaves it with the person.
 *
 * @param substitutes - by who is away
 * @param notTo - the person themselves by default
 */
export function standInOf(person: string, substitutes: ReadonlyMap<string, string>, notTo: string = person): string {
  const passed = new Set([person])
  let last = person
  for (let next = substitutes.get(last); next !== undefined && next !== last; next = substitutes.get(last)) {
    if (passed.has(next)) return person
    passed.add(next)
    last = next
  }
  return last === notTo ? person : last
}
