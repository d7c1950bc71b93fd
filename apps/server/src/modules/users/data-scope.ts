/** Whose data a person may see: the one predicate that every query over people goes through, counts and search included. */
import { isNull, type SQL } from 'drizzle-orm'
import { users } from '../../db/schema/people'
import type { Actor } from '../../http/actor'

/** Until data scopes are switched on, everyone who may read people at all may read all of them; removed people are nobody's to see. */
export function peopleInScope(_actor: Actor): SQL {
  return isNull(users.deletedAt)
}
