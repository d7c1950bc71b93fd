/** The kinds of people who walk the screens, and how: between them each way, language and width. */
import { PERMISSIONS, type Permission, WILDCARD_PERMISSION } from '@formwork/api-contract'
import type { Language } from './words'

export interface Role {
  readonly name: string
  readonly permissions: readonly (Permission | typeof WILDCARD_PERMISSION)[]
  /** How far they reach: everything, one's own department and what is below, oneself. */
  readonly dataScope: '1' | '4' | '5'
  readonly way: 'mouse' | 'keyboard'
  readonly language: Language
  readonly width: 390 | 1440
}

const of = (...starts: readonly string[]) => PERMISSIONS.filter((permission) => starts.some((start) => permission.startsWith(start)))
const STAFF = of('process:list:applyProcessList', 'process:list:upcoming', 'process:list:myCreate', 'process:list:related')

export const ROLES: readonly Role[] = [
  { name: 'administrator', permissions: [WILDCARD_PERMISSION], dataScope: '1', way: 'keyboard', language: 'en', width: 1440 },
  { name: 'administrator', permissions: [WILDCARD_PERMISSION], dataScope: '1', way: 'mouse', language: 'zh-CN', width: 1440 },
  {
    name: 'administrator of a department',
    permissions: [...STAFF, ...of('system:sysuser:', 'system:syspost:', 'system:sysdept:list')],
    dataScope: '4',
    way: 'mouse',
    language: 'zh-CN',
    width: 390,
  },
  { name: 'member of staff', permissions: STAFF, dataScope: '5', way: 'keyboard', language: 'en', width: 390 },
  { name: 'auditor', permissions: of('system:audit:', 'system:sysloginlog:'), dataScope: '1', way: 'mouse', language: 'en', width: 1440 },
]
