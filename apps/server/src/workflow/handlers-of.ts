/** Who has handled a ticket: the list of what somebody handled is kept of it. Pure. */
import type { ProcessState } from '@formwork/workflow-core'

/** Everybody who has answered, each once. */
export function handlersOf({ tasks }: ProcessState): string[] {
  const answered = tasks.flatMap(({ assignments }) => assignments.filter(({ status }) => status === 'agreed' || status === 'refused'))
  return [...new Set(answered.map(({ userId }) => userId))]
}
