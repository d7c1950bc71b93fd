/** Copy, cut and paste of steps with the browser's own keys. In a text field, and while text is marked, they belong to the text. */
import { useEffect, useEffectEvent } from 'react'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { type EditResult, type FlowSelection, refuse } from '../flow/commands/edit-result'
import { removeItem } from '../flow/commands/remove-item'
import type { FlowPlace } from '../flow/flow-outline'
import { placeBefore, placeBehind, placeOn } from '../flow/graph/places'
import { newElementId } from '../model'
import type { ProcessEditorStore } from '../editor-store'
import { copiedSteps } from './copied-steps'
import { copiedNodeId, copySteps } from './copy-steps'
import { fragmentText, parseFragment } from './fragment'
import { pasteSteps } from './paste-steps'

export interface StepClipboard {
  readonly store: ProcessEditorStore
  readonly isReadOnly: boolean
  /** Said after copying. */
  readonly onCopied: (count: number) => void
}

export function useStepClipboard({ store, isReadOnly, onCopied }: StepClipboard): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { selection, draft } = store.getState()
    if (selection === null || belongsToText(event)) return
    const nodeId = copiedNodeId(draft.definition, selection)
    const fragment = nodeId === null ? null : copySteps(draft.definition, nodeId)
    // Without a message, an earlier copy would be pasted instead.
    if (nodeId === null || fragment === null) return store.edit(() => refuse('not-copied'))
    event.clipboardData?.setData('text/plain', fragmentText(fragment))
    event.preventDefault()
    copiedSteps.setState({ fragment })
    if (event.type === 'cut' && !isReadOnly) store.edit((definition) => removeItem(definition, nodeId))
    else onCopied(fragment.nodes.length)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isReadOnly || belongsToText(event)) return
    const fragment = parseFragment(event.clipboardData?.getData('text/plain') ?? '')
    event.preventDefault()
    store.edit((definition): EditResult => {
      if (fragment === null) return refuse('nothing-to-paste')
      const place = pastePlace(definition, store.getState().selection)
      return place === null ? refuse('no-place') : pasteSteps(definition, { place, fragment, newId: newElementId })
    })
  })
  useEffect(() => {
    const onTake = (event: ClipboardEvent) => take(event)
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('copy', onTake)
    document.addEventListener('cut', onTake)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onTake)
      document.removeEventListener('cut', onTake)
      document.removeEventListener('paste', onPaste)
    }
  }, [])
}

/** After the selection, a branch block as a whole; on an edge; else before the end. */
function pastePlace(definition: ProcessDefinition, selection: FlowSelection): FlowPlace | null {
  const nodeId = copiedNodeId(definition, selection)
  const way = nodeId === null && selection !== null ? placeOn(definition, selection.id) : null
  const at = way ?? (nodeId === null ? null : placeBehind(definition, nodeId))
  const end = definition.nodes.find((node) => node.kind === 'end')?.id
  return at ?? (end === undefined ? null : placeBefore(definition, end))
}

function belongsToText({ target }: ClipboardEvent): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return true
  return (document.getSelection()?.toString() ?? '') !== ''
}
