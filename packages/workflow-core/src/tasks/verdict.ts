/** What the answers given so far decide. */
import type { PersonNode } from '../definition'
import type { AssignmentState, TaskState } from '../state'

export type Verdict = 'agreed' | 'refused' | null

/** Shares that count: not those of delegates, of additional signers, and of persons who gave theirs away. */
export const countedShares = ({ assignments }: TaskState) =>
  assignments.filter(({ addedBy, delegatedBy, status }) => addedBy === undefined && delegatedBy === undefined && status !== 'closed')

/**
 * The decision of the step's persons, additional signers left aside.
 *
 * @param node undefined for a task whose node no longer exists, and where a request is corrected: one answer decides
 */
export function verdictOf(task: TaskState, node: PersonNode | undefined): Verdict {
  const shares = countedShares(task)
  const weigh = task.completion === 'weight' ? (share: AssignmentState) => weightOf(share, node) : () => 1
  const sum = (counted: readonly AssignmentState[]) => counted.reduce((total, share) => total + weigh(share), 0)
  const total = sum(shares)
  const agreed = sum(shares.filter(({ status }) => status === 'agreed'))
  const refused = sum(shares.filter(({ status }) => status === 'refused'))
  if (refused > 0 && refusalOf(task, node) === 'atOnce') return 'refused'
  const needed = neededOf(task, node, total)
  if (agreed >= needed) return 'agreed'
  return total - refused < needed ? 'refused' : null
}

/** Whoever stands in for others has their weights. */
function weightOf({ userId, answersFor = [userId] }: AssignmentState, node: PersonNode | undefined): number {
  return answersFor.reduce((sum, person) => sum + (node?.weights?.[person] ?? 1), 0)
}

/** How much has to agree, of `total`. */
export function neededOf({ completion }: TaskState, node: PersonNode | undefined, total: number): number {
  switch (completion) {
    case 'any':
      return 1
    case 'all':
    case 'inSequence':
      return Math.max(total, 1)
    case 'ratio':
      return Math.max(Math.ceil(((node?.percent ?? 100) * total) / 100), 1)
    case 'weight':
      // Persons leave and are replaced: a threshold that can no longer be reached requires everybody.
      return Math.max(Math.min(node?.threshold ?? Math.floor(total / 2) + 1, total), 1)
  }
}

function refusalOf({ completion }: TaskState, node: PersonNode | undefined): 'atOnce' | 'count' {
  const configured = node?.kind === 'userTask' ? node.refusal : undefined
  return configured ?? (completion === 'ratio' || completion === 'weight' ? 'count' : 'atOnce')
}
