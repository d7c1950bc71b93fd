/** The report of what could not be taken over from the old system. */

export const OLD_NOTES = [
  'old-unknown-step',
  'old-further-start',
  'old-way-lost',
  'old-people',
  'old-each-of-several',
  'old-answers',
  'old-start-choice',
  'old-condition',
  'old-no-default',
  'old-joins-and-parts',
  'old-scripts',
  'old-copies',
  'old-form-missing',
  'old-form-rights',
  'old-category',
  'old-name',
] as const
export type OldNoteCode = (typeof OLD_NOTES)[number]

export interface OldNote {
  readonly code: OldNoteCode
  readonly process: string
  /** The step or way by its label; empty: the process as a whole. */
  readonly element: string
  readonly detail: string
}

/** Of one process. */
export type TakeOldNote = (code: OldNoteCode, element?: string, detail?: string) => void

/** Longest text of a note. */
const DETAIL = 200

export function notesFor(process: string, notes: OldNote[]): TakeOldNote {
  return (code, element = '', detail = '') => {
    notes.push({ code, process, element, detail: detail.length > DETAIL ? `${detail.slice(0, DETAIL)}…` : detail })
  }
}
