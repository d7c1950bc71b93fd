/** People, roles and departments by names that mean the same here, as far as the file contains their rows. Others are named by their number: `#3`. */
import type { ProcessBundle } from '../bundle'
import type { OldKeys } from './old-people'
import { type OldRows, type Row, textAt } from './old-rows'

/** No tree of departments is so deep; a cycle ends there. */
const MAX_LEVELS = 30

export interface OldNames {
  readonly keys: OldKeys
  /** All that was looked up. */
  readonly tables: () => Pick<ProcessBundle, 'people' | 'roles' | 'departments'>
}

export function namesOf({ users, roles, departments }: OldRows): OldNames {
  const people = tableOf(
    'person',
    byId(users, ['userId', 'user_id'], (row) => textAt(row, 'username')),
  )
  const roleKeys = tableOf(
    'role',
    byId(roles, ['roleId', 'role_id'], (row) => textAt(row, 'roleKey', 'role_key')),
  )
  const paths = tableOf('department', pathsOf(departments))
  return {
    keys: { person: people.keyOf, role: roleKeys.keyOf, department: paths.keyOf },
    tables: () => ({ people: people.list(), roles: roleKeys.list(), departments: paths.list() }),
  }
}

function tableOf(word: string, names: ReadonlyMap<string, string>) {
  const keys = new Map<string, string>()
  return {
    keyOf: (id: string): string => {
      const key = keys.get(id) ?? `${word}${keys.size + 1}`
      keys.set(id, key)
      return key
    },
    list: () => [...keys].map(([id, key]) => ({ key, name: names.get(id) || `#${id}` })),
  }
}

function byId(rows: readonly Row[], ids: readonly string[], nameOf: (row: Row) => string): ReadonlyMap<string, string> {
  return new Map(rows.map((row) => [textAt(row, ...ids), nameOf(row)]))
}

/** Names from the top down, as files have them. */
function pathsOf(rows: readonly Row[]): ReadonlyMap<string, string> {
  const names = byId(rows, ['deptId', 'dept_id'], (row) => textAt(row, 'deptName', 'dept_name'))
  const parents = byId(rows, ['deptId', 'dept_id'], (row) => textAt(row, 'parentId', 'parent_id'))
  const pathOf = (id: string): string => {
    const path: string[] = []
    for (let at = id; names.has(at) && path.length < MAX_LEVELS; at = parents.get(at) ?? '') path.unshift(names.get(at) ?? '')
    return path.join('/')
  }
  return new Map([...names.keys()].map((id) => [id, pathOf(id)]))
}
