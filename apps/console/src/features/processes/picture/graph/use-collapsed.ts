/** Which gateways are collapsed. A matter of the view, not of the process: it is neither saved nor undone. */
import { useCallback, useState } from 'react'
import { useEditor } from '../../components/editor-context'
import { regionsOf } from '../../flow/graph/region'

export function useCollapsed() {
  const { store } = useEditor()
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => new Set())
  const toggle = useCallback(
    (nodeId: string) =>
      setCollapsed((before) => {
        if (before.has(nodeId)) return without(before, [nodeId])
        const { graph, of } = regionsOf(store.getState().draft.definition)
        const holds = (graph.out.get(nodeId)?.length ?? 0) > 1 && (of(nodeId)?.nodeIds.size ?? 0) > 1
        return holds ? new Set([...before, nodeId]) : before
      }),
    [store],
  )
  /** Opens what hides a node. */
  const reveal = useCallback(
    (nodeId: string) =>
      setCollapsed((before) => {
        if (before.size === 0) return before
        const { of } = regionsOf(store.getState().draft.definition)
        const hiding = [...before].filter((id) => id !== nodeId && of(id)?.nodeIds.has(nodeId) === true)
        return hiding.length === 0 ? before : without(before, hiding)
      }),
    [store],
  )
  return { collapsed, toggle, reveal }
}

function without(set: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  return new Set([...set].filter((id) => !gone.includes(id)))
}
