/** The query for people who can be mentioned on a ticket. */
import { sql } from 'drizzle-orm'
import { containing } from '../../db/containing'
import type { Queryable } from '../../db/client'

const MOST = 20

export interface Mentionable extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly department: string
  readonly takesPart: boolean
}

/** Active people except the caller: first who started the ticket, was asked, has commented or is mentioned. */
export async function findMentionable(
  db: Queryable,
  { ticketId, askedBy, keyword }: { readonly ticketId: string; readonly askedBy: string; readonly keyword: string },
): Promise<Mentionable[]> {
  const { rows } = await db.execute<Mentionable>(sql`
    with part as (
      select requester_id as user_id from tickets where id = ${ticketId}::uuid
      union select user_id from ticket_assignments where ticket_id = ${ticketId}::uuid
      union select author_id from ticket_comments where ticket_id = ${ticketId}::uuid
      union select user_id from ticket_mentions where ticket_id = ${ticketId}::uuid
    )
    select u.id, u.nick_name as name, coalesce(d.name, '') as department, part.user_id is not null as "takesPart"
    from users u
      left join part on part.user_id = u.id
      left join departments d on d.id = u.department_id
    where u.enabled and u.deleted_at is null and u.id <> ${askedBy}::uuid
      and (${keyword} = '' or u.nick_name ilike ${containing(keyword)} or u.username ilike ${containing(keyword)})
    order by part.user_id is null, u.nick_name, u.id
    limit ${MOST}`)
  return rows
}
