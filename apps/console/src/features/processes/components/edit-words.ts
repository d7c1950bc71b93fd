/** Edits in words: the labels of undo, and why an edit was not made. */
import { t } from '@lingui/core/macro'
import type { EditName, EditRefusal } from '../flow/commands/edit-result'

export function editWords(name: EditName): string {
  switch (name) {
    case 'add-step':
      return t`add step`
    case 'add-branches':
      return t`add branches`
    case 'add-branch':
      return t`add branch`
    case 'remove-step':
      return t`delete step`
    case 'remove-branch':
      return t`delete branch`
    case 'move-step':
      return t`move step`
    case 'move-branch':
      return t`change order of branches`
    case 'rename':
      return t`rename`
    case 'change-step':
      return t`change step`
    case 'change-branch':
      return t`change branch`
    case 'change-return':
      return t`change where a refusal goes`
    case 'change-process':
      return t`change process`
    case 'change-rights':
      return t`change field rights`
    case 'mend':
      return t`mend`
    case 'restore':
      return t`take back a version`
    case 'import':
      return t`import a file`
    case 'add-answer':
      return t`add answer`
    case 'connect':
      return t`connect`
    case 'disconnect':
      return t`delete connection`
    case 'paste':
      return t`paste`
  }
}

/** Null where there was nothing to do. */
export function refusalWords(reason: EditRefusal): string | null {
  switch (reason) {
    case 'same':
      return null
    case 'not-found':
      return t`It is not there any more.`
    case 'not-a-list':
      return t`The ways of this process cross: use the picture for this.`
    case 'no-place':
      return t`There is no place for it there.`
    case 'default-branch':
      return t`The default branch stays: one way has to be left when no condition is met.`
    case 'return-not-allowed':
      return t`A refusal can only go back to a step that was passed on the way.`
    case 'connection-not-allowed':
      return t`These two cannot be connected.`
    case 'not-copied':
      return t`The start, the end and a connection cannot be copied.`
    case 'nothing-to-paste':
      return t`The clipboard holds no steps.`
    case 'too-many':
      return t`A process has no room for so many steps.`
  }
}
