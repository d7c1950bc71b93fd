/** Stand-ins, as they are stored in the history. */
import type { AskedShare } from '../assignment/substitutes'
import type { StandIn } from '../effects'

export function standInsOf(shares: readonly AskedShare[]): StandIn[] {
  return shares.flatMap(({ userId, answersFor = [] }) => {
    const awayIds = answersFor.filter((person) => person !== userId)
    return awayIds.length === 0 ? [] : [{ userId, awayIds }]
  })
}
