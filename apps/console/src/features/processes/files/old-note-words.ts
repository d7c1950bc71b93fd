/** What could not be taken over from flows of the old system, in words. */
import type { ProcessFileNote } from '@formwork/api-contract'
import { t } from '@lingui/core/macro'

type OldNoteCode = Extract<ProcessFileNote['code'], `old-${string}`>

export function oldNoteWords(code: OldNoteCode): string {
  switch (code) {
    case 'old-unknown-step':
      return t`There is no such step here. A step of an unknown kind keeps its place: put another there.`
    case 'old-further-start':
      return t`Further starts are left out, with the ways from them: a process has one.`
    case 'old-way-lost':
      return t`These ways lead from or to a step that is not there, and are left out.`
    case 'old-people':
      return t`Who is asked there is not known here: choose again.`
    case 'old-each-of-several':
      return t`One of each role or department had to answer. Everybody who is asked has to now: set it again.`
    case 'old-answers':
      return t`A step has one way for agreeing and one for refusing. These further ones are answers of their own name.`
    case 'old-start-choice':
      return t`Several ways leave the start, one for each button. Put a gateway with conditions there.`
    case 'old-condition':
      return t`These conditions could not be read: set them again.`
    case 'old-no-default':
      return t`Where none of the conditions holds, tickets had no way on there. Choose the way that is taken then.`
    case 'old-joins-and-parts':
      return t`These gateways join ways and part them in one place: make two of each.`
    case 'old-scripts':
      return t`Scripts of the server are left out; nothing of them is run.`
    case 'old-copies':
      return t`Copies by mail are left out: put a step that copies to people there.`
    case 'old-form-missing':
      return t`The file does not hold these forms: choose the form in the process settings.`
    case 'old-form-rights':
      return t`Which forms may be seen and written there could not be taken over: set the rights of the fields again.`
    case 'old-category':
      return t`The file does not hold this category: choose one in the process settings.`
    case 'old-name':
      return t`The name was too long, or there were several of it: it is another one now.`
  }
}
