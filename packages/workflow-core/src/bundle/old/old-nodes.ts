/** Steps of the old system as nodes of ours. A step without a counterpart becomes a node of an unknown kind. */
import type { FieldRight, FieldRights, ProcessNode } from '../../definition'
import { askedBy, type OldKeys } from './old-people'
import type { TakeOldNote } from './old-report'
import { idsAt, type Row, textAt, titleOf } from './old-rows'

export interface NodeSurroundings {
  readonly keys: OldKeys
  /** Models of the fields of a template; undefined where the file does not hold it. */
  readonly fieldsOf: (templateId: string) => readonly string[] | undefined
  readonly templateIds: readonly string[]
  readonly note: TakeOldNote
}

export interface NodeWays {
  readonly id: string
  readonly arriving: number
  readonly leaving: readonly Row[]
}

export function nodeOf(row: Row, { id, arriving, leaving }: NodeWays, around: NodeSurroundings): ProcessNode {
  const { keys, note } = around
  const name = textAt(row, 'label').slice(0, 100)
  noteExtras(row, note)
  const kind = textAt(row, 'clazz')
  switch (kind) {
    case 'start':
      if (leaving.length > 1) note('old-start-choice', titleOf(row))
      return { id, name, kind: 'start', ...rightsOf(row, 'write', around) }
    case 'end':
      return { id, name, kind: 'end' }
    case 'userTask':
    case 'receiveTask': {
      // Only who approves can refuse, or choose another way.
      const judges = kind === 'userTask' || leaving.some((edge) => textAt(edge, 'flowProperties') !== '1') || leaving.length > 1
      const asked = { id, name, ...askedBy(row, keys, note), ...rightsOf(row, 'read', around) }
      return judges ? { ...asked, kind: 'userTask' } : { ...asked, kind: 'handleTask' }
    }
    case 'exclusiveGateway':
      return { id, name, kind }
    case 'parallelGateway':
    case 'inclusiveGateway':
      if (arriving > 1 && leaving.length > 1) note('old-joins-and-parts', titleOf(row))
      return { id, name, kind, direction: leaving.length > 1 ? 'fork' : 'join' }
    default:
      note('old-unknown-step', titleOf(row), kind)
      return { id, name, kind: 'unknown', original: { id, kind: kind === '' ? 'unknown' : kind, name } }
  }
}

function noteExtras(row: Row, note: TakeOldNote): void {
  const scripts = idsAt(row, 'task')
  if (scripts.length > 0) note('old-scripts', titleOf(row), scripts.join(', '))
  const copies = idsAt(row, 'cc')
  if (copies.length > 0) note('old-copies', titleOf(row))
}

/** Rights were given by template; a template without its fields in the file is named. */
function rightsOf(row: Row, usual: FieldRight, { templateIds, fieldsOf, note }: NodeSurroundings): { fieldRights?: FieldRights } {
  const lists: readonly [string, FieldRight][] = [
    ['writeTpls', 'write'],
    ['readonlyTpls', 'read'],
    ['hideTpls', 'hidden'],
  ]
  const given = lists.flatMap(([list, right]) => idsAt(row, list).map((id) => ({ id, right })))
  const rights = given.filter(({ id, right }) => templateIds.includes(id) && right !== usual)
  const unknown = rights.filter(({ id }) => fieldsOf(id) === undefined)
  if (unknown.length > 0) note('old-form-rights', titleOf(row))
  const fields = rights.flatMap(({ id, right }) => (fieldsOf(id) ?? []).map((model) => [model, right] as const))
  return fields.length === 0 ? {} : { fieldRights: Object.fromEntries(fields) }
}
