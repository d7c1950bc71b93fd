/** Changed and omitted parts of a file, in words. */
import type { BpmnNoteCode } from '@formwork/workflow-core/bpmn'
import { t } from '@lingui/core/macro'

export function noteWords(code: BpmnNoteCode): string {
  switch (code) {
    case 'other-process':
      return t`Other processes and pools are left out: one process is read.`
    case 'message-flow':
      return t`Messages between pools are left out.`
    case 'lane':
      return t`Lanes are left out: choose at each step who is asked.`
    case 'further-start':
      return t`Further starts are left out, with the ways from them: a process has one.`
    case 'boundary-event':
      return t`Events at the edge of a step are left out, with the ways from them. A step may have a time limit.`
    case 'event-sub-process':
      return t`Sub-processes that an event starts are left out.`
    case 'event':
      return t`The event is left out: it is a plain start or end now.`
    case 'unknown-step':
      return t`There is no such step here. A step of an unknown kind keeps its place: put another there.`
    case 'inner-steps':
      return t`The steps inside are left out: make a process of them, and choose it here.`
    case 'called-process':
      return t`Choose the process that is started here.`
    case 'service':
      return t`It is a web request without an address now: enter what it calls.`
    case 'script':
      return t`Its script stands here as a comment and is not run: write it anew in JavaScript.`
    case 'message-sent':
      return t`It copies to people now: choose to whom.`
    case 'message-awaited':
      return t`It waits for a person now, not for a message.`
    case 'wait':
      return t`How long it waits could not be read: set it again.`
    case 'people':
      return t`Who is asked there is not known here: choose again.`
    case 'repeat':
      return t`The rule by which it is repeated is left out.`
    case 'condition':
      return t`The condition says more than comparisons do: set it again.`
    case 'gateway-added':
      return t`Several ways leave it at once: they leave a gateway of their own now.`
    case 'form':
      return t`Its form is left out: the forms are chosen in the process settings.`
    case 'listener':
      return t`Listeners are left out; nothing of them is run.`
    case 'settings':
      return t`Settings of another program are left out.`
    case 'stored-items':
      return t`Data objects and stores are left out.`
    case 'annotation':
      return t`Notes on the picture are left out.`
    case 'name-cut':
      return t`The name was too long and is cut.`
    case 'exact-unreadable':
      return t`What Formwork had kept there was changed and cannot be read: set it again.`
    case 'not-read':
      return t`Elements that BPMN 2.0 does not know are left out.`
  }
}
