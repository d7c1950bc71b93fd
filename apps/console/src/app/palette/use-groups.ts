/** Everything the palette offers for a word, in groups. */
import { useLingui } from '@lingui/react/macro'
import { matching, shownGroups } from './command'
import { useActs } from './use-acts'
import { usePages } from './use-pages'
import { type FoundRecords, useRecords } from './use-records'
import { useSettledWord } from './use-settled-word'

const MAX_PAGES = 20
const MAX_ACTS = 8

export function useGroups(typed: string): FoundRecords {
  const { t } = useLingui()
  const word = typed.trim()
  const settled = useSettledWord(word)
  const pages = usePages()
  const acts = useActs()
  const records = useRecords(settled)
  const groups = shownGroups([
    { id: 'pages', title: t`Pages of the console`, commands: matching(pages, word, MAX_PAGES) },
    { id: 'acts', title: t`Actions`, commands: matching(acts, word, MAX_ACTS) },
    ...records.groups,
  ])
  return { groups, isSearching: records.isSearching || settled !== word }
}
