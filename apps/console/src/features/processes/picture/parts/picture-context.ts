/** What the nodes and edges of the picture ask of the picture around them. */
import { createContext, useContext } from 'react'
import type { FlowPlace } from '../../flow/flow-outline'

export interface PictureActions {
  /** The one node the Tab key reaches. */
  readonly current: string
  readonly onInsert: (place: FlowPlace | null, at: Element) => void
  readonly onToggle: (nodeId: string) => void
}

export const PictureContext = createContext<PictureActions | null>(null)

/** @throws outside of the picture (a bug of the caller). */
export function usePicture(): PictureActions {
  const actions = useContext(PictureContext)
  if (actions === null) throw new Error('usePicture needs the picture around it')
  return actions
}
