/** The values before and after of an entry of the audit log, line by line. Callers add the words. */
import type { AuditEntry, AuditFacts } from '@formwork/api-contract'
import { type Collection, PART_WORDS } from './audit-property-words'

/** A step of the way to a value: a property, of a thing in a collection or of the whole; or a thing by its own name. */
export type PathPart = { readonly property: string; readonly within?: Collection } | { readonly name: string }

export interface ComparedValue {
  /** No other line of the entry has it. */
  readonly key: string
  /** From the outside in: the nodes, the one called “Approval”, its assignees. */
  readonly path: readonly PathPart[]
  readonly property: string
  /** Undefined where there was none. */
  readonly before: unknown
  readonly after: unknown
}

const isCollection = (property: string): property is Collection => Object.hasOwn(PART_WORDS, property)

/** @example compareEntry(entry) // [{ key: 'phone', path: [{ property: 'phone' }], property: 'phone', before: '', after: '123' }] */
export function compareEntry({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ComparedValue[] {
  return keysOf(before, after).flatMap((key) => {
    const [old, now] = [before?.[key], after?.[key]]
    return isCollection(key) ? compareThings(key, toFacts(old), toFacts(now)) : [lineAt([key], [{ property: key }], old, now)]
  })
}

function compareThings(collection: Collection, before: AuditFacts, after: AuditFacts): ComparedValue[] {
  const whole: PathPart = { property: collection }
  return keysOf(before, after).flatMap((id) => {
    const [old, now] = [before[id], after[id]]
    if (!isThing(old) && !isThing(now))
      return old === now ? [] : [lineAt([collection, id], [whole, { property: id, within: collection }], old, now)]
    const [oldFacts, nowFacts] = [toFacts(old), toFacts(now)]
    const thing: PathPart = { name: nameOf(nowFacts) ?? nameOf(oldFacts) ?? id }
    if (old === undefined || now === undefined) return [lineAt([collection, id], [whole, thing], old, now)]
    return keysOf(oldFacts, nowFacts)
      .filter((key) => JSON.stringify(oldFacts[key]) !== JSON.stringify(nowFacts[key]))
      .map((key) => lineAt([collection, id, key], [whole, thing, { property: key, within: collection }], oldFacts[key], nowFacts[key]))
  })
}

function lineAt(keys: readonly string[], path: readonly PathPart[], before: unknown, after: unknown): ComparedValue {
  return { key: JSON.stringify(keys), path, property: keys.at(-1) ?? '', before, after }
}

const keysOf = (before: AuditFacts | null, after: AuditFacts | null) => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
]
const isThing = (value: unknown) => typeof value === 'object' && value !== null
const toFacts = (value: unknown): AuditFacts => (isThing(value) ? Object(value) : {})

/** A thing is called by its name, an edge by its label. */
function nameOf({ name, label }: AuditFacts): string | null {
  const named = [name, label].find((text) => typeof text === 'string' && text !== '')
  return typeof named === 'string' ? named : null
}
