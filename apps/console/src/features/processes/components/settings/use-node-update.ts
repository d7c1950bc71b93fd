/** Changes the selected node. `key` marks typing, which counts as one step of undo. */
import type { ProcessNode } from '@formwork/workflow-core'
import { updateNode } from '../../flow/commands/update-node'
import { useEditor } from '../editor-context'

export function useNodeUpdate(): (node: ProcessNode, key?: string) => void {
  const { store } = useEditor()
  return (node, key) => store.edit((current) => updateNode(current, node), key)
}
