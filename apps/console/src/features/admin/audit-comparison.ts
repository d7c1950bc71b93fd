/** What an entry of the audit log says was before and after, line by line. Words are put to it by whoever shows it. */
import type { AuditEntry, AuditFacts } from '@formwork/api-contract'

export interface ComparedValue {
  /** The property, from the outside in: `['nodes', 'Approval', 'assignees']`. */
  readonly path: readonly string[]
  /** Undefined where there was nothing. */
  readonly before: unknown
  readonly after: unknown
}

/** Properties that hold things by their id. */
const COLLECTIONS: ReadonlySet<string> = new Set(['nodes', 'edges', 'fields'])

/** @example compareEntry(entry) // [{ path: ['phone'], before: '', after: '123' }] */
export function compareEntry({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ComparedValue[] {
  return keysOf(before, after).flatMap((key) => {
    const [old, now] = [before?.[key], after?.[key]]
    return COLLECTIONS.has(key) ? compareThings(key, toFacts(old), toFacts(now)) : [{ path: [key], before: old, after: now }]
  })
}

function compareThings(collection: string, before: AuditFacts, after: AuditFacts): ComparedValue[] {
  return keysOf(before, after).flatMap((id) => {
    const [old, now] = [toFacts(before[id]), toFacts(after[id])]
    const path = [collection, nameOf(now) ?? nameOf(old) ?? id]
    if (before[id] === undefined || after[id] === undefined) return [{ path, before: before[id], after: after[id] }]
    return keysOf(old, now)
      .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
      .map((key) => ({ path: [...path, key], before: old[key], after: now[key] }))
  })
}

const keysOf = (before: AuditFacts | null, after: AuditFacts | null) => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
]
const toFacts = (value: unknown): AuditFacts => Object(value ?? {})

/** A thing is called by its name, an edge by its label. */
function nameOf({ name, label }: AuditFacts): string | null {
  const named = [name, label].find((text) => typeof text === 'string' && text !== '')
  return typeof named === 'string' ? named : null
}
