/** Removes a branch, from its panel and by the key on its card: asks first where it contains steps. */
import { plural } from '@lingui/core/macro'
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
    // Removing the default branch is refused, with the reason.
    if (
      stepCount === 0 ||
      edge.isDefault ||
      (await confirm({
        title: t`Delete the branch “${name}”?`,
        text: plural(stepCount, {
          one: 'Its step goes with it. You can undo this.',
          other: 'Its # steps go with it. You can undo this.',
        }),
        action: t`Delete branch`,
        tone: 'error',
      }))
    )
      store.edit((definition) => removeBranch(definition, edge.id))
  }
  return () => void remove()
}
