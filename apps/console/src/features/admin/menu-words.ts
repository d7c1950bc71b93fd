/** What kinds of menus are called, and the fields of each. */
import type { ConsoleView, MenuIcon, MenuType } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const MENU_TYPE_WORDS: Readonly<Record<MenuType, MessageDescriptor>> = {
  M: msg`Folder`,
  C: msg({ message: 'Page', context: 'menu' }),
  F: msg`Button`,
  A: msg`Call`,
}

/** Kinds that may stand below each; the first is the usual one. */
export const CHILD_KINDS: Readonly<Record<MenuType | 'top', readonly MenuType[]>> = {
  top: ['M', 'C'],
  M: ['C', 'M', 'A'],
  C: ['F', 'A'],
  F: ['A'],
  A: [],
}

export const VIEW_WORDS: Readonly<Record<ConsoleView, MessageDescriptor>> = {
  dashboard: msg({ message: 'Home', context: 'page' }),
  catalogue: msg`New request`,
  inbox: msg`My to-do`,
  'created-by-me': msg`Created by me`,
  related: msg`Handled by me`,
  'all-tickets': msg`All tickets`,
  forms: msg`Forms`,
  processes: msg`Processes`,
  categories: msg`Process categories`,
  schedules: msg`Recurring tickets`,
  inbound: msg`Inbound webhooks`,
  users: msg`Users`,
  roles: msg({ message: 'Roles', context: 'page' }),
  posts: msg`Posts`,
  departments: msg({ message: 'Departments', context: 'page' }),
  menus: msg`Menus`,
  settings: msg({ message: 'Settings', context: 'page' }),
  audit: msg`Audit log`,
  sessions: msg`Active sessions`,
  'sign-ins': msg`Sign-in log`,
  tokens: msg`API tokens`,
  webhooks: msg`Webhooks`,
  health: msg`System health`,
}

export const ICON_WORDS: Readonly<Record<MenuIcon, MessageDescriptor>> = {
  home: msg({ message: 'Home', context: 'page' }),
  process: msg`Process`,
  apply: msg`Catalogue`,
  inbox: msg`Tray`,
  mine: msg`Arrow`,
  related: msg`Link`,
  tickets: msg({ message: 'Ticket', context: 'icon' }),
  design: msg`Pen`,
  form: msg`Form`,
  flow: msg`Branch`,
  system: msg({ message: 'Settings', context: 'page' }),
  user: msg`Several people`,
  role: msg`Shield`,
  post: msg`Person`,
  department: msg`Building`,
  menu: msg`List`,
  settings: msg({ message: 'Settings', context: 'page' }),
  audit: msg`Clock`,
  sessions: msg`Screens`,
  'sign-ins': msg({ message: 'Key', context: 'icon' }),
  tokens: msg`Terminal`,
  webhooks: msg`Arrow out of a box`,
  health: msg`Pulse`,
  schedules: msg`Calendar`,
  inbound: msg`Incoming arrow`,
}
