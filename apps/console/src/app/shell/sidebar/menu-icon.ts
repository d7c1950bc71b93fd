/** The icon of a menu entry. The server stores its own words, because icons are the console's business; an unknown word gets a neutral icon. */
import { type IconName, isIconName } from '../../../shared/ui/icon-paths'

const byWord: Readonly<Record<string, IconName>> = {
  home: 'dashboard',
  apply: 'catalogue',
  mine: 'send',
  related: 'link',
  tickets: 'ticket',
  design: 'edit',
  flow: 'branch',
  system: 'settings',
  user: 'users',
  role: 'shield',
  department: 'building',
}

export function menuIcon(word: string): IconName {
  const known = Object.hasOwn(byWord, word) ? byWord[word] : undefined
  return known ?? (isIconName(word) ? word : 'list')
}
