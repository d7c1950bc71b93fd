/** What becomes of things whose name is taken: chosen in the preview, carried out by the server. */
import type { ProcessFilePreview } from '@formwork/api-contract'

export interface ImportChoices {
  readonly processes: Readonly<Record<string, 'copy' | 'leave'>>
  readonly forms: Readonly<Record<string, 'here' | 'copy'>>
}

/** What is here already is not made again, and a form stays the one that the process was drawn with, until something else is chosen. */
export function firstChoices({ processes, forms, mayAddForms }: ProcessFilePreview): ImportChoices {
  const taken = processes.filter(({ isTaken }) => isTaken)
  const different = forms.filter(({ state }) => state === 'different')
  return {
    processes: Object.fromEntries(taken.map(({ key }) => [key, 'leave'])),
    forms: Object.fromEntries(different.map(({ key }) => [key, mayAddForms ? 'copy' : 'here'])),
  }
}

export function addedCount({ processes }: ProcessFilePreview, choices: ImportChoices): number {
  return processes.filter(({ key }) => choices.processes[key] !== 'leave').length
}

/** Forms would have to be made, which the caller may not. */
export function lacksForms({ forms, mayAddForms }: ProcessFilePreview, choices: ImportChoices): boolean {
  return !mayAddForms && forms.some(({ key, state }) => state === 'new' || choices.forms[key] === 'copy')
}
