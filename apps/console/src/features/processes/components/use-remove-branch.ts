/** Removes a branch, from its panel and by the key on its card: asked about first where steps go with it. */
import { useLingui } from '@lingui/react/macro'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { nodeIdsOf, removeBranch } from '../flow/commands/branches'
import type { OutlineBranch } from '../flow/flow-outline'
import { useEditor } from './editor-context'

export function useRemoveBranch({ edge, sequence }: OutlineBranch): () => void {
  const { t } = useLingui()
  const { store } = useEditor()
  const remove = async () => {
    const name = edge.label
    const stepCount = nodeIdsOf(sequence).length
    // The default branch is refused, and why is told.
    if (
      stepCount === 0 ||
      edge.isDefault ||
      (await confirm({
        title: t`Delete the branch “${name}”?`,
        text: t`Its ${stepCount} steps go with it. You can undo this.`,
        action: t`Delete branch`,
        tone: 'error',
      }))
    )
      store.edit((definition) => removeBranch(definition, edge.id))
  }
  return () => void remove()
}
