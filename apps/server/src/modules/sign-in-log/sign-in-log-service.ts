/** What is shown of the sign-in log. */
import { type PageQuery, routes, type SignInAttempt } from '@formwork/api-contract'
import { peopleIn, reachFor } from '../../access/rights'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { pageAnswer, pageOf } from '../list-window'
import { findAttempts, type FoundAttempt, type SignInFilter } from './sign-in-log-repo'

export async function listSignIns({ db }: Deps, actor: Actor, query: SignInFilter & PageQuery) {
  const people = peopleIn(await reachFor(db, actor, routes.listSignIns.access), actor.userId)
  const window = pageOf(query)
  const { rows, count } = await findAttempts(db, query, people, window)
  return pageAnswer(window, { rows: rows.map(toWire), count })
}

function toWire({ id, at, userId, name, nickName, outcome, address, userAgent }: FoundAttempt): SignInAttempt {
  return {
    infoId: id,
    loginTime: at.toISOString(),
    userId,
    username: name,
    nickName: nickName ?? '',
    status: outcome === 'succeeded' ? '0' : '1',
    outcome,
    ipaddr: address,
    userAgent,
  }
}
