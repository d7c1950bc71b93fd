/** Whether the ladders of time limits can be climbed: from the first rung to the last, and to people who are named. */
import { isPersonNode, ladderOf, type ProcessDefinition, type Rung, type TimeLimit } from '../definition'
import { finding, type FindingCode, type FindingPlace, type ProcessFinding } from '../findings'

export function checkTimeLimits({ nodes, settings }: ProcessDefinition): ProcessFinding[] {
  return [
    ...checkLimit(settings?.timeLimit, {}),
    ...nodes.flatMap((node) => (isPersonNode(node) ? checkLimit(node.timeLimit, { nodeId: node.id }) : [])),
  ]
}

/** Each finding names its rung, from 1. */
function checkLimit(limit: TimeLimit | undefined, place: FindingPlace): ProcessFinding[] {
  if (limit === undefined) return []
  const ladder = ladderOf(limit)
  return ladder.flatMap((rung, index) => {
    const before = ladder[index - 1]
    const codes: FindingCode[] = [
      ...(before !== undefined && before.at > rung.at ? (['rungs-not-in-order'] as const) : []),
      ...(rung.at < 0 && rung.act !== 'remind' ? (['rung-before-limit'] as const) : []),
      ...(-rung.at >= limit.seconds ? (['limit-reminder-too-early'] as const) : []),
      ...(namesNobody(rung) ? (['rung-without-people'] as const) : []),
    ]
    return codes.map((code) => finding(code, place, { rung: index + 1 }))
  })
}

/** Not even the leaders, which a rung means that names no people. */
const namesNobody = (rung: Rung): boolean =>
  'to' in rung && rung.to !== undefined && Object.values(rung.to).every((ids) => ids.length === 0)
