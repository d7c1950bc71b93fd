/** The panes that were open once: they stay mounted, because an upload or an editor in them keeps working. */
import { useState } from 'react'
import type { RendererMode } from '../api/widget-props'
import type { OpenSlots } from './open-panes'

/** @returns true for a pane that is on the page. A preview has all of them: a printed one shows them. */
export function useVisited(open: OpenSlots, mode: RendererMode): (slot: number) => boolean {
  const [visited, setVisited] = useState(open)
  const isNew = open.some((slot) => !visited.includes(slot))
  const now = isNew ? [...visited, ...open] : visited
  if (isNew) setVisited(now)
  return (slot) => mode === 'preview' || now.includes(slot)
}
