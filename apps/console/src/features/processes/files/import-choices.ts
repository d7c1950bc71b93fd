/** What to do with items whose name is taken: chosen in the preview, carried out by the server. */
import type { ProcessFilePreview } from '@formwork/api-contract'

export interface ImportChoices {
  readonly processes: Readonly<Record<string, 'copy' | 'leave' | 'replace'>>
  readonly forms: Readonly<Record<string, 'here' | 'copy'>>
}

/** Existing items are not created again, and a process keeps the form it was drawn with, until something else is chosen. */
export function firstChoices({ processes, forms, mayAddForms }: ProcessFilePreview): ImportChoices {
  const taken = processes.filter(({ isTaken }) => isTaken)
  const different = forms.filter(({ state }) => state === 'different')
  return {
    processes: Object.fromEntries(taken.map(({ key }) => [key, 'leave'])),
    forms: Object.fromEntries(different.map(({ key }) => [key, mayAddForms ? 'copy' : 'here'])),
  }
}

export function addedCount(preview: ProcessFilePreview, choices: ImportChoices): number {
  return addedBy(preview, choices).length
}

/** For the processes that are created; the others need none. */
export function formsInQuestion(preview: ProcessFilePreview, choices: ImportChoices): ProcessFilePreview['forms'] {
  const used = new Set(addedBy(preview, choices).flatMap(({ forms }) => forms))
  return preview.forms.filter(({ key }) => used.has(key))
}

/** Forms would have to be made, which the caller may not. */
export function lacksForms(preview: ProcessFilePreview, choices: ImportChoices): boolean {
  const made = formsInQuestion(preview, choices).filter(({ key, state }) => state === 'new' || choices.forms[key] === 'copy')
  return !preview.mayAddForms && made.length > 0
}

function addedBy({ processes }: ProcessFilePreview, choices: ImportChoices): ProcessFilePreview['processes'] {
  return processes.filter(({ key }) => choices.processes[key] !== 'leave')
}
