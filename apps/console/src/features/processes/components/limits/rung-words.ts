/** What happens around a time limit, in words. */
import { ladderOf, type Rung, type TimeLimit } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import { durationWords, type Unit } from '../duration'
import { largestUnit } from '../limit-words'

/** @param largest - the largest unit that times are said in */
export function rungWords(rung: Rung, largest: Unit): string {
  const when = whenWords(rung.at, largest)
  const what = whatWords(rung)
  return t({ message: `${when}: ${what}`, comment: 'When something happens because of a time limit, and what' })
}

export const ladderWords = (limit: TimeLimit): string =>
  ladderOf(limit)
    .map((rung) => rungWords(rung, largestUnit(limit)))
    .join(t({ message: '; ', context: 'between sentences' }))

function whenWords(at: number, largest: Unit): string {
  const span = durationWords(Math.abs(at), largest)
  if (at === 0) return t`Once the time is up`
  return at < 0 ? t`${span} before the time is up` : t`${span} after the time is up`
}

function whatWords(rung: Rung): string {
  switch (rung.act) {
    case 'remind':
      return t`whoever has it is reminded`
    case 'tell':
      return rung.to === undefined ? t`their leader is told as well` : t`the chosen people are told as well`
    case 'giveTo':
      return rung.to === undefined ? t`it goes to their leader` : t`it goes to the chosen people`
    case 'raisePriority':
      return t`the ticket becomes more urgent`
  }
}
