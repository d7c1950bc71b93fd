/** Permission strings in the groups of an administrator's tasks. Every permission of the contract is in exactly one; a test checks it. */
import type { Permission } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface PermissionGroup {
  readonly id: string
  readonly title: MessageDescriptor
  readonly permissions: readonly { readonly permission: Permission; readonly title: MessageDescriptor }[]
}

export const PERMISSION_GROUPS: readonly PermissionGroup[] = [
  {
    id: 'tickets',
    title: msg`Tickets`,
    permissions: [
      { permission: 'process:list:applyProcessList', title: msg`Start tickets` },
      { permission: 'process:list:upcoming', title: msg`See own to-do` },
      { permission: 'process:list:myCreate', title: msg`See tickets created by oneself` },
      { permission: 'process:list:related', title: msg`See tickets handled by oneself` },
      { permission: 'process:list:all', title: msg`See all tickets` },
      { permission: 'process:list:all:inversion', title: msg`Reassign tasks of all tickets` },
      { permission: 'process:list:all:end', title: msg`End tickets` },
    ],
  },
  {
    id: 'forms',
    title: msg`Forms`,
    permissions: [
      { permission: 'process:admin:template:list', title: msg`View` },
      { permission: 'process:admin:template:add', title: msg`Create` },
      { permission: 'process:admin:template:edit', title: msg`Edit` },
      { permission: 'process:admin:template:delete', title: msg`Remove` },
    ],
  },
  {
    id: 'processes',
    title: msg`Processes`,
    permissions: [
      { permission: 'process:admin:manager:list', title: msg`View` },
      { permission: 'process:admin:manager:add', title: msg`Create` },
      { permission: 'process:admin:manager:edit', title: msg`Edit and publish` },
      { permission: 'process:admin:manager:delete', title: msg`Remove` },
      { permission: 'process:admin:classify:list', title: msg`View categories` },
      { permission: 'process:admin:classify:add', title: msg`Create categories` },
      { permission: 'process:admin:classify:edit', title: msg`Edit categories` },
      { permission: 'process:admin:classify:delete', title: msg`Remove categories` },
    ],
  },
  {
    id: 'schedules',
    title: msg`Recurring tickets`,
    permissions: [
      { permission: 'process:admin:schedule:list', title: msg`View` },
      { permission: 'process:admin:schedule:add', title: msg`Create` },
      { permission: 'process:admin:schedule:edit', title: msg`Edit` },
      { permission: 'process:admin:schedule:delete', title: msg`Remove` },
    ],
  },
  {
    id: 'inbound',
    title: msg`Inbound webhooks`,
    permissions: [
      { permission: 'process:admin:inbound:list', title: msg`View` },
      { permission: 'process:admin:inbound:add', title: msg`Create` },
      { permission: 'process:admin:inbound:edit', title: msg`Edit` },
      { permission: 'process:admin:inbound:delete', title: msg`Remove` },
    ],
  },
  {
    id: 'users',
    title: msg`Users`,
    permissions: [
      { permission: 'system:sysuser:list', title: msg`View` },
      { permission: 'system:sysuser:add', title: msg`Create` },
      { permission: 'system:sysuser:edit', title: msg`Edit` },
      { permission: 'system:sysuser:remove', title: msg`Remove` },
      { permission: 'system:sysuser:resetPassword', title: msg`Reset password` },
      { permission: 'system:sysuser:export', title: msg`Export` },
    ],
  },
  {
    id: 'roles',
    title: msg({ message: 'Roles', context: 'page' }),
    permissions: [
      { permission: 'system:sysrole:list', title: msg`View` },
      { permission: 'system:sysrole:add', title: msg`Create` },
      { permission: 'system:sysrole:edit', title: msg`Edit` },
      { permission: 'system:sysrole:remove', title: msg`Remove` },
    ],
  },
  {
    id: 'posts',
    title: msg`Posts`,
    permissions: [
      { permission: 'system:syspost:list', title: msg`View` },
      { permission: 'system:syspost:add', title: msg`Create` },
      { permission: 'system:syspost:edit', title: msg`Edit` },
      { permission: 'system:syspost:remove', title: msg`Remove` },
    ],
  },
  {
    id: 'departments',
    title: msg`Departments`,
    permissions: [
      { permission: 'system:sysdept:list', title: msg`View` },
      { permission: 'system:sysdept:add', title: msg`Create` },
      { permission: 'system:sysdept:edit', title: msg`Edit` },
      { permission: 'system:sysdept:remove', title: msg`Remove` },
    ],
  },
  {
    id: 'menus',
    title: msg`Menus`,
    permissions: [
      { permission: 'system:sysmenu:list', title: msg`View` },
      { permission: 'system:sysmenu:add', title: msg`Create` },
      { permission: 'system:sysmenu:edit', title: msg`Edit` },
      { permission: 'system:sysmenu:remove', title: msg`Remove` },
    ],
  },
  {
    id: 'audit',
    title: msg`Audit log`,
    permissions: [{ permission: 'system:audit:list', title: msg`View` }],
  },
  {
    id: 'sessions',
    title: msg`Active sessions`,
    permissions: [
      { permission: 'system:session:list', title: msg`View` },
      { permission: 'system:session:remove', title: msg`Sign people out` },
    ],
  },
  {
    id: 'webhooks',
    title: msg`Webhooks`,
    permissions: [
      { permission: 'system:webhooks:list', title: msg`View` },
      { permission: 'system:webhooks:edit', title: msg`Manage: hears of all tickets` },
    ],
  },
  {
    id: 'sign-ins',
    title: msg`Sign-in log`,
    permissions: [{ permission: 'system:sysloginlog:query', title: msg`View` }],
  },
  {
    id: 'health',
    title: msg`System health`,
    permissions: [
      { permission: 'system:monitor:server:list', title: msg`View` },
      { permission: 'system:monitor:job:edit', title: msg`Retry and delete failed jobs` },
    ],
  },
  {
    id: 'settings',
    title: msg({ message: 'Settings', context: 'page' }),
    permissions: [{ permission: 'system:settings:index:config', title: msg`Change site settings` }],
  },
]
