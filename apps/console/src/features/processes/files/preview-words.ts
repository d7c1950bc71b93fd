/** What is missing here for a file, or has to be done by hand, in words. */
import type { ProcessFileNote, ProcessFilePreview } from '@formwork/api-contract'
import { t } from '@lingui/core/macro'
import { oldNoteWords } from './old-note-words'
import { groupedBy, type NoteGroup } from './NoteGroups'

type Missing = ProcessFilePreview['missing'][number]

export function groupsOf({ forms, missing, notes }: ProcessFilePreview): NoteGroup[] {
  const same = forms.filter(({ state }) => state === 'same').map(({ name }) => name)
  const added = forms.filter(({ state }) => state === 'new').map(({ name }) => name)
  return [
    ...groupedBy(missing, missingWords, missingLine),
    ...groupedBy(notes, noteWords, noteLine),
    ...(added.length === 0 ? [] : [{ reason: t`These forms are new here.`, lines: added }]),
    ...(same.length === 0 ? [] : [{ reason: t`These forms are here already, and the same: they are used.`, lines: same }]),
  ]
}

function missingWords({ kind }: Missing): string {
  switch (kind) {
    case 'person':
      return t`Nobody here has these user names. Choose somebody else before publishing.`
    case 'role':
      return t`No role here has these keys. Choose others before publishing.`
    case 'post':
      return t`No post here has these codes. Choose others before publishing.`
    case 'department':
      return t`These departments are not here, or not only once. Choose others before publishing.`
    case 'process':
      return t`These processes are started and are not here. Choose others before publishing.`
  }
}

function missingLine({ name, process, steps }: Missing): string {
  const place = steps.length === 0 ? t`process settings` : steps.join(t({ message: ', ', context: 'between names' }))
  return t({ message: `${name}: “${process}”, ${place}`, context: 'missing from a file' })
}

function noteWords({ code }: ProcessFileNote): string {
  switch (code) {
    case 'category-left-out':
      return t`This category is not here, and you may not add it: the process has none.`
    case 'header-empty':
      return t`Files hold no secrets: enter the values of these headers again.`
    case 'address-incomplete':
      return t`Files hold no secrets: enter these parts of the address again.`
    case 'secret-named':
      return t`The site needs secrets of these names.`
    default:
      return oldNoteWords(code)
  }
}

function noteLine({ process, element, detail }: ProcessFileNote): string {
  if (detail === '') return element === '' ? process : t({ message: `“${process}”, ${element}`, context: 'missing from a file' })
  if (element === '') return t({ message: `${detail}: “${process}”`, context: 'missing from a file' })
  return t({ message: `${detail}: “${process}”, ${element}`, context: 'missing from a file' })
}
