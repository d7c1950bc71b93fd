/** The consequences of an answer: whether the others are still asked, and where a refusal leads by default. */
import type { TicketDetail } from '@formwork/api-contract'
import { isPersonNode, type PersonNode } from '@formwork/workflow-core'

export interface AnswerWays {
  /** An agreement is one of several that are needed. */
  readonly agreesWithOthers: boolean
  /** A refusal is counted: it alone does not decide. */
  readonly refusesWithOthers: boolean
  /** The step a refusal goes to, by its name, which may be empty; null: the ticket ends. */
  readonly refusedTo: string | null
}

export function answerWays({ process, openTasks }: Pick<TicketDetail, 'process' | 'openTasks'>, taskId: string | null): AnswerWays {
  const task = openTasks.find((open) => open.taskId === taskId)
  const node = process.nodes.find(({ id }) => id === task?.nodeId)
  const edge = process.edges.find(({ source, outcome }) => source === task?.nodeId && outcome === 'refuse')
  const hasOthers = (task?.assignees.length ?? 0) > 1 && isPersonNode(node)
  return {
    agreesWithOthers: hasOthers && node.completion !== 'any',
    refusesWithOthers: hasOthers && isCounted(node),
    refusedTo: process.nodes.find(({ id }) => id === edge?.target)?.name ?? null,
  }
}

/** By default refusals are counted where agreements are summed. */
function isCounted(node: PersonNode): boolean {
  const said = node.kind === 'userTask' ? node.refusal : undefined
  return said === undefined ? node.completion === 'ratio' || node.completion === 'weight' : said === 'count'
}
