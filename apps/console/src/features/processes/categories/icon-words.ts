/** Descriptions of the icons of processes and categories, for screen readers. Total: a word of the contract without its line does not compile. */
import type { ProcessIcon } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const PROCESS_ICON_WORDS: Readonly<Record<ProcessIcon, MessageDescriptor>> = {
  process: msg({ message: 'Flow', context: 'icon' }),
  send: msg({ message: 'Paper plane', context: 'icon' }),
  clock: msg({ message: 'Clock', context: 'icon' }),
  calendar: msg({ message: 'Calendar', context: 'icon' }),
  receipt: msg({ message: 'Receipt', context: 'icon' }),
  user: msg({ message: 'Person', context: 'icon' }),
  users: msg({ message: 'People', context: 'icon' }),
  building: msg({ message: 'Building', context: 'icon' }),
  form: msg({ message: 'Form', context: 'icon' }),
  folder: msg({ message: 'Folder', context: 'icon' }),
  key: msg({ message: 'Key', context: 'icon' }),
  monitor: msg({ message: 'Screen', context: 'icon' }),
  settings: msg({ message: 'Gear', context: 'icon' }),
  shield: msg({ message: 'Shield', context: 'icon' }),
  ticket: msg({ message: 'Ticket', context: 'icon' }),
  bell: msg({ message: 'Bell', context: 'icon' }),
  flag: msg({ message: 'Flag', context: 'icon' }),
  edit: msg({ message: 'Pencil', context: 'icon' }),
}
