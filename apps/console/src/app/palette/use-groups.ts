/** Everything the palette offers for a word, in groups. */
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { useMenu } from '../menu/use-menu'
import { menuIcon } from '../../shared/ui/icons/menu-icon'
import { type Command, matching, shownGroups } from './command'
import { useActs } from './use-acts'
import { type FoundRecords, useRecords } from './use-records'
import { useSettledWord } from './use-settled-word'

const MOST_PAGES = 20
const MOST_ACTS = 8

export function useGroups(typed: string): FoundRecords {
  const { t } = useLingui()
  const navigate = useNavigate()
  const word = typed.trim()
  const settled = useSettledWord(word)
  const { pages } = useMenu()
  const acts = useActs()
  const records = useRecords(settled)
  const opened = pages
    .filter(({ isShown }) => isShown)
    .map(({ path, title, icon, trail }): Command => {
      const above = trail.slice(0, -1).map((crumb) => crumb.title)
      return { id: path, title, detail: above.join(' / '), icon: menuIcon(icon), run: () => void navigate(path) }
    })
  const own: Command = { id: '/profile/index', title: t`Personal centre`, icon: 'user', run: () => void navigate('/profile/index') }
  const groups = shownGroups([
    { id: 'pages', title: t`Pages of the console`, commands: matching([...opened, own], word, MOST_PAGES) },
    { id: 'acts', title: t`Actions`, commands: matching(acts, word, MOST_ACTS) },
    ...records.groups,
  ])
  return { groups, isSearching: records.isSearching || settled !== word }
}
