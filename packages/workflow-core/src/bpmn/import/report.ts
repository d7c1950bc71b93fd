/** What reading a file answers: a definition with all that could not be taken over, or why it cannot be read. */
import type { ProcessDefinition } from '../../definition'

export const BPMN_LIMITS = {
  /** Bytes of a file; also the limit of its characters, each at least a byte. */
  bytes: 5 * 1024 * 1024,
  /** Each takes a thousand bytes of memory; a process of 500 steps with its picture has some thousands. */
  elements: 100_000,
} as const

/** `detail` names the element, where there is one. */
export type BpmnRefusalCode =
  | 'too-large'
  | 'too-many-elements'
  | 'not-xml'
  /** XML, but something else. */
  | 'not-bpmn'
  /** It declares entities, which no file of BPMN needs. */
  | 'entities'
  | 'no-process'
  | 'duplicate-id'
  | 'unusable-id'
  | 'flow-to-nowhere'
  | 'too-many-steps'

/** What was changed or left out, of which element. */
export type BpmnNoteCode =
  | 'other-process'
  | 'message-flow'
  | 'lane'
  | 'further-start'
  | 'boundary-event'
  | 'event-sub-process'
  | 'event'
  | 'unknown-step'
  | 'inner-steps'
  | 'called-process'
  | 'service'
  | 'script'
  | 'message-sent'
  | 'message-awaited'
  | 'wait'
  | 'people'
  | 'repeat'
  | 'condition'
  | 'gateway-added'
  | 'form'
  | 'listener'
  | 'settings'
  | 'stored-items'
  | 'annotation'
  | 'name-cut'
  | 'exact-unreadable'
  | 'not-read'

export interface BpmnNote {
  readonly code: BpmnNoteCode
  /** The name of the element, or its id. */
  readonly element: string
  /** What was left out, as it was in the file. */
  readonly detail?: string
}

export type BpmnImport =
  | { readonly ok: true; readonly name: string; readonly definition: ProcessDefinition; readonly notes: readonly BpmnNote[] }
  | { readonly ok: false; readonly code: BpmnRefusalCode; readonly detail: string }

export type TakeNote = (code: BpmnNoteCode, element: string, detail?: string) => void

/** Longest text of a note. */
const DETAIL = 200

export function notesOf(): { readonly notes: readonly BpmnNote[]; readonly take: TakeNote } {
  const notes: BpmnNote[] = []
  const take: TakeNote = (code, element, detail) => {
    const text = detail?.trim() ?? ''
    notes.push({ code, element, ...(text === '' ? {} : { detail: text.length > DETAIL ? `${text.slice(0, DETAIL)}…` : text }) })
  }
  return { notes, take }
}
