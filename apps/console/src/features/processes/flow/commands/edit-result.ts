/** The result of editing a process: the next definition and what to select, or why nothing was changed. */
import type { ProcessDefinition } from '@formwork/workflow-core'

/** What the editor shows in its panel. */
export type FlowSelection = { readonly kind: 'node'; readonly id: string } | { readonly kind: 'branch'; readonly id: string } | null

/** What an edit did, as undo and redo name it. */
export type EditName =
  | 'add-step'
  | 'add-branches'
  | 'add-branch'
  | 'remove-step'
  | 'remove-branch'
  | 'move-step'
  | 'move-branch'
  | 'rename'
  | 'change-step'
  | 'change-branch'
  | 'change-return'
  | 'change-process'
  | 'change-rights'
  | 'mend'
  | 'restore'
  | 'import'
  | 'connect'
  | 'add-answer'
  | 'disconnect'
  | 'paste'

export type EditRefusal =
  | 'not-found'
  | 'not-a-list'
  | 'no-place'
  | 'default-branch'
  | 'return-not-allowed'
  | 'connection-not-allowed'
  | 'not-copied'
  | 'nothing-to-paste'
  | 'too-many'
  | 'same'
export type EditResult =
  | { readonly ok: true; readonly definition: ProcessDefinition; readonly selection: FlowSelection; readonly name: EditName }
  | { readonly ok: false; readonly reason: EditRefusal }

export const refuse = (reason: EditRefusal): EditResult => ({ ok: false, reason })
export const edited = (name: EditName, definition: ProcessDefinition, selection: FlowSelection): EditResult => ({
  ok: true,
  definition,
  selection,
  name,
})
