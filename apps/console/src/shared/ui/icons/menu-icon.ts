/** The icon of a menu entry. The server stores icon names of its own; an unknown one gets a neutral icon. */
import type { MenuIcon } from '@formwork/api-contract'
import { type IconName, isIconName } from './icon-paths'

const byWord: Readonly<Record<MenuIcon, IconName>> = {
  home: 'dashboard',
  process: 'process',
  apply: 'catalogue',
  inbox: 'inbox',
  mine: 'send',
  related: 'link',
  tickets: 'ticket',
  design: 'edit',
  form: 'form',
  flow: 'branch',
  system: 'settings',
  user: 'users',
  role: 'shield',
  post: 'user',
  department: 'building',
  menu: 'menu',
  settings: 'settings',
  audit: 'clock',
  sessions: 'monitor',
  'sign-ins': 'key',
  tokens: 'terminal',
  webhooks: 'external',
  health: 'pulse',
  schedules: 'calendar',
  inbound: 'download',
}

const isMenuIcon = (word: string): word is MenuIcon => Object.hasOwn(byWord, word)

export function menuIcon(word: string): IconName {
  if (isMenuIcon(word)) return byWord[word]
  return isIconName(word) ? word : 'list'
}
