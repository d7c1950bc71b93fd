/** What the keyboard does on a node of the picture; `ShortcutList` shows the same. */
import type { KeyboardEvent } from 'react'
import { removeItem } from '../../flow/commands/remove-item'
import { placeAfter, placeBefore } from '../../flow/graph/places'
import { useEditor } from '../../components/editor-context'
import type { DrawnGraph } from '../graph/picture-graph'
import type { Layout } from '../layout/layout'
import type { FlowPlace } from '../../flow/flow-outline'
import { type Direction, neighbourOf } from './neighbours'

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

export interface PictureKeys {
  readonly drawn: DrawnGraph
  readonly layout: Layout | null
  /** Selects a node, shows it and gives it the focus. */
  readonly onGo: (nodeId: string) => void
  readonly onOpen: () => void
  readonly onInsert: (place: FlowPlace | null, at: Element) => void
  readonly onToggle: (nodeId: string) => void
}

export function usePictureKeys({ drawn, layout, onGo, onOpen, onInsert, onToggle }: PictureKeys): (event: KeyboardEvent) => void {
  const { store, isReadOnly } = useEditor()
  return (event) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['flowId'] : undefined
    if (id === undefined || layout === null || event.ctrlKey || event.metaKey || event.altKey) return
    const { definition } = store.getState().draft
    const direction = ARROWS[event.key]
    if (direction !== undefined) {
      const next = neighbourOf(id, direction, drawn, layout)
      if (next !== null) onGo(next)
    } else if (event.key === 'Home' || event.key === 'End') {
      const kind = event.key === 'Home' ? 'start' : 'end'
      const found = drawn.nodes.find(({ node }) => node.kind === kind)
      if (found !== undefined) onGo(found.node.id)
    } else if (event.key === 'Enter') {
      store.select({ kind: 'node', id })
      onOpen()
    } else if (event.key === '-' || event.key === '=') onToggle(id)
    else if (isReadOnly) return
    else if (event.key === 'Delete' || event.key === 'Backspace') store.edit((current) => removeItem(current, id))
    else if (event.key === '+' || event.key === 'Insert') {
      const before = event.shiftKey && event.key === 'Insert' ? placeBefore(definition, id) : null
      if (event.target instanceof Element) onInsert(before ?? placeAfter(definition, id) ?? placeBefore(definition, id), event.target)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
}
