/** Removes a pane. Nothing in it is lost: it moves to the end of the one before, or to the start of the one after the first. */
import type { FormDocument } from '@formwork/form-schema'
import type { CommandResult, RemovePane } from '../command'
import { changePanes } from './change-panes'

export function removePane(document: FormDocument, { key, pane }: RemovePane): CommandResult {
  return changePanes(document, key, (panes) => {
    const removed = panes[pane]
    const before = panes[pane - 1]
    const after = panes[pane + 1]
    if (removed === undefined) return null
    if (before !== undefined) return panes.toSpliced(pane - 1, 2, { ...before, keys: [...before.keys, ...removed.keys] })
    return after === undefined ? null : panes.toSpliced(pane, 2, { ...after, keys: [...removed.keys, ...after.keys] })
  })
}
