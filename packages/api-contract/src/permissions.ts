/** Every permission string there is. Menus carry them, roles hold them, routes require them. Wire names of the old family are kept. */

/** Holds everything. Only the administrators' role has it. */
export const WILDCARD_PERMISSION = '*:*:*'

export const PERMISSIONS = [
  'process:list:applyProcessList',
  'process:list:upcoming',
  'process:list:myCreate',
  'process:list:related',
  'process:list:all',
  'process:list:all:inversion',
  'process:list:all:end',
  'process:admin:classify:list',
  'process:admin:classify:add',
  'process:admin:classify:edit',
  'process:admin:classify:delete',
  'process:admin:template:list',
  'process:admin:template:add',
  'process:admin:template:edit',
  'process:admin:template:delete',
  'process:admin:manager:list',
  'process:admin:manager:add',
  'process:admin:manager:edit',
  'process:admin:manager:delete',
  'process:admin:schedule:list',
  'process:admin:schedule:add',
  'process:admin:schedule:edit',
  'process:admin:schedule:delete',
  'process:admin:inbound:list',
  'process:admin:inbound:add',
  'process:admin:inbound:edit',
  'process:admin:inbound:delete',
  'system:sysuser:list',
  'system:sysuser:add',
  'system:sysuser:edit',
  'system:sysuser:remove',
  'system:sysuser:resetPassword',
  'system:sysuser:export',
  'system:sysrole:list',
  'system:sysrole:add',
  'system:sysrole:edit',
  'system:sysrole:remove',
  'system:syspost:list',
  'system:syspost:add',
  'system:syspost:edit',
  'system:syspost:remove',
  'system:sysdept:list',
  'system:sysdept:add',
  'system:sysdept:edit',
  'system:sysdept:remove',
  'system:sysmenu:list',
  'system:sysmenu:add',
  'system:sysmenu:edit',
  'system:sysmenu:remove',
  'system:settings:index:config',
  'system:audit:list',
  'system:sysloginlog:query',
  'system:session:list',
  'system:session:remove',
  'system:webhooks:list',
  'system:webhooks:edit',
  'system:monitor:server:list',
  'system:monitor:job:edit',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** True when the held strings include one of the asked ones or the wildcard. An empty request never grants. */
export function holdsAny(held: readonly string[], asked: readonly string[]): boolean {
  if (asked.length === 0) return false
  return held.includes(WILDCARD_PERMISSION) || asked.some((permission) => held.includes(permission))
}
