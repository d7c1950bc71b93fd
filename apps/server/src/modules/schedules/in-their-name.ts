/** A start in somebody's name: who that is, with what they may do now, and what its refusals say to whoever planned it. */
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

/** Where these stand in what is planned, and what is said of it. */
const PLACES: Partial<Readonly<Record<RefusalCode, readonly [field: string, code: RefusalCode]>>> = {
  'process.not-for-you': ['starterId', 'schedule.not-for-starter'],
  'process.not-found': ['processId', 'process.not-found'],
  'process.not-published': ['processId', 'process.not-published'],
}

/** What is said to whoever starts a ticket reads otherwise to whoever plans it for somebody else. */
export async function inTheirName<Result>(start: Promise<Result>): Promise<Result> {
  return start.catch((error: unknown) => {
    const place = error instanceof Refusal ? PLACES[error.code] : undefined
    throw place === undefined ? error : refuseAt([place[0]], place[1])
  })
}
