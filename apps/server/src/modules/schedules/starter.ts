/** A start in somebody's name: who that is, with their present rights, and how its refusals are worded for the person who plans it. */
import type { Deps } from '../../deps'
import { type Actor, may } from '../../domain/actor'
import { Refusal, type RefusalCode, refuseAt } from '../../domain/refusal'
import { findStarter } from './starter-repo'

/** @throws {Refusal} `schedule.starter-unavailable` */
export async function requireStarter({ db }: Pick<Deps, 'db'>, starterId: string): Promise<Actor> {
  const starter = await findStarter(db, starterId)
  if (starter === null || !may(starter, 'process:list:applyProcessList')) throw refuseAt(['starterId'], 'schedule.starter-unavailable')
  return starter
}

/** The field of the plan that each of these refers to, and the code to answer. */
const PLACES: Partial<Readonly<Record<RefusalCode, readonly [field: string, code: RefusalCode]>>> = {
  'process.not-for-you': ['starterId', 'schedule.not-for-starter'],
  'process.not-found': ['processId', 'process.not-found'],
  'process.not-published': ['processId', 'process.not-published'],
}

/** A refusal for somebody who starts a ticket is worded differently for somebody who plans it for another person. */
export async function rewordStarterRefusals<Result>(start: Promise<Result>): Promise<Result> {
  return start.catch((error: unknown) => {
    const place = error instanceof Refusal ? PLACES[error.code] : undefined
    throw place === undefined ? error : refuseAt([place[0]], place[1])
  })
}
