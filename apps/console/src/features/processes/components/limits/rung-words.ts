/** What happens around a deadline, in words. */
import { ladderOf, type Rung, type TimeLimit } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import { durationWords, type Unit } from '../duration'
import { largestUnit } from '../limit-words'

/** Whose time it is: that of a step, or of the whole ticket. */
export type LimitOf = 'step' | 'ticket'

/** @param largest - the largest unit that times are said in */
export function rungWords(rung: Rung, largest: Unit, of: LimitOf): string {
  const when = whenWords(rung.at, largest)
  const what = whatWords(rung, of)
  return t({ message: `${when}: ${what}`, context: 'time limit' })
}

export const ladderWords = (limit: TimeLimit, of: LimitOf): string =>
  ladderOf(limit)
    .map((rung) => rungWords(rung, largestUnit(limit), of))
    .join(t({ message: '; ', context: 'between sentences' }))

function whenWords(at: number, largest: Unit): string {
  const span = durationWords(Math.abs(at), largest)
  if (at === 0) return t`Once the time is up`
  return at < 0 ? t`${span} before the time is up` : t`${span} after the time is up`
}

function whatWords(rung: Rung, of: LimitOf): string {
  switch (rung.act) {
    case 'remind':
      return of === 'step' ? t`whoever has it is reminded` : t`whoever has to act is reminded`
    case 'tell':
      if (rung.to !== undefined) return t`the chosen people are told as well`
      return of === 'step' ? t`their leader is told as well` : t`the requester’s leader is told as well`
    case 'giveTo':
      return rung.to === undefined ? t`it goes to their leader` : t`it goes to the chosen people`
    case 'raisePriority':
      return t`the ticket becomes more urgent`
  }
}
