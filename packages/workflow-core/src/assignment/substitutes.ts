/** Who stands in for people who are away: nobody is asked twice, nobody judges their own request for somebody else. */
import type { StepContext } from '../context'
import type { PersonNode } from '../definition'
import { type AssignmentScene, isBarred } from './barred'

export interface AskedShare {
  readonly userId: string
  /** As in `AssignmentState`. */
  readonly answersFor?: readonly string[]
}

type Scene = AssignmentScene & { readonly context: Pick<StepContext, 'requester' | 'substitutes'> }

/** In the order of the people; a person who stands in for several, or is asked themselves too, comes at the earliest of these places. */
export function sharesOf(node: PersonNode, userIds: readonly string[], scene: Scene): AskedShare[] {
  const answering = new Map<string, string[]>()
  for (const userId of userIds) {
    const by = whoAnswersFor(node, userId, scene)
    answering.set(by, [...(answering.get(by) ?? []), userId])
  }
  return [...answering].map(([userId, answersFor]) =>
    answersFor.every((person) => person === userId) ? { userId } : { userId, answersFor },
  )
}

/** The first of the chain of substitutes who is not away. A chain that is a circle, or leads to somebody who may not judge, leaves the share with the person. */
function whoAnswersFor(node: PersonNode, userId: string, scene: Scene): string {
  const { substitutes } = scene.context
  const passed = new Set([userId])
  let last = userId
  for (let next = substitutes?.get(last); next !== undefined; next = substitutes?.get(last)) {
    if (passed.has(next)) return userId
    passed.add(next)
    last = next
  }
  return last === userId || mayStandIn(node, last, scene) ? last : userId
}

/** Not even where the process lets requesters judge their own requests: that is for those whom its rules ask. */
function mayStandIn(node: PersonNode, userId: string, scene: Scene): boolean {
  const isOwnRequest = node.kind === 'userTask' && userId === scene.context.requester
  return !isOwnRequest && !isBarred(node, userId, scene)
}
