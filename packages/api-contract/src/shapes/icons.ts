/** Names of icons that the server stores and the console draws. A name added here does not compile before the console has an icon for it. */

/** Icons of processes; the first replaces an unknown one. */
export const PROCESS_ICONS = [
  'process',
  'send',
  'clock',
  'calendar',
  'receipt',
  'user',
  'users',
  'building',
  'form',
  'folder',
  'key',
  'monitor',
  'settings',
  'shield',
  'ticket',
  'bell',
  'flag',
  'edit',
] as const
export type ProcessIcon = (typeof PROCESS_ICONS)[number]

/** What the entries of the menu show. */
export const MENU_ICONS = [
  'home',
  'process',
  'apply',
  'inbox',
  'mine',
  'related',
  'tickets',
  'design',
  'form',
  'flow',
  'system',
  'user',
  'role',
  'post',
  'department',
  'menu',
  'settings',
  'audit',
  'sessions',
  'sign-ins',
  'tokens',
  'webhooks',
  'health',
  'schedules',
  'inbound',
] as const
export type MenuIcon = (typeof MENU_ICONS)[number]
