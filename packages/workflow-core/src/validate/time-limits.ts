/** Whether the ladders of time limits can be climbed: from the first rung to the last, and to people who are named. */
import { isPersonNode, ladderOf, lengthsOf, type ProcessDefinition, type Rung, type TimeLimit } from '../definition'
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
  const lengths = lengthsOf(limit)
  // A reminder that is too early for urgent tickets is one of the others.
  const longest = Math.max(...lengths)
  const ofRungs = ladder.flatMap((rung, index) => {
    const before = ladder[index - 1]
    const codes: FindingCode[] = [
      ...(before !== undefined && before.at > rung.at ? (['rungs-not-in-order'] as const) : []),
      ...(rung.at < 0 && rung.act !== 'remind' ? (['rung-before-limit'] as const) : []),
      ...(-rung.at >= longest && lengths.length > 0 ? (['limit-reminder-too-early'] as const) : []),
      ...(namesNobody(rung) ? (['rung-without-people'] as const) : []),
    ]
    return codes.map((code) => finding(code, place, { rung: index + 1 }))
  })
  return lengths.length === 0 ? [finding('limit-for-no-priority', place), ...ofRungs] : ofRungs
}

/** Not even the leaders, which a rung means that names no people. */
const namesNobody = (rung: Rung): boolean =>
  'to' in rung && rung.to !== undefined && Object.values(rung.to).every((ids) => ids.length === 0)
