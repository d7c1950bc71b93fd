/** What an edit of a process answers: the next definition and what to look at afterwards, or why nothing happened. */
import type { ProcessDefinition } from '@formwork/workflow-core'

/** What the editor shows in its panel. */
export type FlowSelection = { readonly kind: 'node'; readonly id: string } | { readonly kind: 'branch'; readonly id: string } | null

export type EditRefusal = 'not-found' | 'not-a-list' | 'no-place' | 'default-branch' | 'return-not-allowed' | 'same'
export type EditResult =
  | { readonly ok: true; readonly definition: ProcessDefinition; readonly selection: FlowSelection }
  | { readonly ok: false; readonly reason: EditRefusal }

export const refuse = (reason: EditRefusal): EditResult => ({ ok: false, reason })
export const edited = (definition: ProcessDefinition, selection: FlowSelection): EditResult => ({ ok: true, definition, selection })
