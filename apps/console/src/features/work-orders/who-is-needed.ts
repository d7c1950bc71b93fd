/** Which of the people of a step have to answer: one of them, all, or in sequence. */
import { type Completion, isPersonNode, type ProcessDefinition } from '@formwork/workflow-core'

/**
 * Null where that makes no difference: one person, a step without people, or one that the process no longer has.
 *
 * @param fallback - administrators stand in: one of them is enough, whatever the step asks for.
 */
export function neededCompletion(
  { nodes }: Pick<ProcessDefinition, 'nodes'>,
  { nodeId, fallback, people }: { readonly nodeId: string | null; readonly fallback: boolean; readonly people: number },
): Completion | null {
  const node = nodes.find(({ id }) => id === nodeId)
  if (people < 2 || !isPersonNode(node)) return null
  return fallback ? 'any' : node.completion
}
