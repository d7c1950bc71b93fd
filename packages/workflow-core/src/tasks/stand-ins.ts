/** Who stands in for whom, as the history keeps it. */
import type { AskedShare } from '../assignment/substitutes'
import type { StandIn } from '../effects'

export function standInsOf(shares: readonly AskedShare[]): StandIn[] {
  return shares.flatMap(({ userId, answersFor = [] }) => {
    const awayIds = answersFor.filter((person) => person !== userId)
    return awayIds.length === 0 ? [] : [{ userId, awayIds }]
  })
}
