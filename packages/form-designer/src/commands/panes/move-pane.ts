/** Moves a pane, with everything in it, to another position. */
import type { FormDocument } from '@formwork/form-schema'
import { type CommandResult, type MovePane, refuse } from '../command'
import { changePanes } from './change-panes'

export function movePane(document: FormDocument, { key, pane, to }: MovePane): CommandResult {
  if (pane === to) return refuse('nothing-changes')
  return changePanes(document, key, (panes) => {
    const moved = panes[pane]
    return moved === undefined || panes[to] === undefined ? null : panes.toSpliced(pane, 1).toSpliced(to, 0, moved)
  })
}
