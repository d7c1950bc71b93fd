/** Everything that waits for a person goes to somebody else. */
import type { HandOverAnswer, RouteBody, routes } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { refuse } from '../../domain/refusal'

type Body = RouteBody<typeof routes.handOverItems>

export async function handOverItems(_deps: Deps, _actor: Caller, _userId: string, _body: Body): Promise<HandOverAnswer> {
  throw refuse('move.off')
}
