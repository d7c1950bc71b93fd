/** Compares the values a case expects with those that came out, place by place. */
import type { CaseDifference } from './message-types'
import { placeText } from './terminal-text'

/** More differences are of no use. */
const MAX_DIFFERENCES = 20

/** Every place where `found` is not what was expected; the order of keys does not count. */
export function valueDifferences(expected: unknown, found: unknown): readonly CaseDifference[] {
  const differences: CaseDifference[] = []
  compare(expected, found, [], differences)
  if (differences.length <= MAX_DIFFERENCES) return differences
  return [...differences.slice(0, MAX_DIFFERENCES), { kind: 'more', count: differences.length - MAX_DIFFERENCES }]
}

function compare(expected: unknown, found: unknown, path: readonly (string | number)[], differences: CaseDifference[]): void {
  if (Object.is(expected, found)) return
  if (Array.isArray(expected) && Array.isArray(found)) {
    for (let at = 0; at < Math.max(expected.length, found.length); at++) compare(expected[at], found[at], [...path, at], differences)
    return
  }
  if (isRecord(expected) && isRecord(found)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      compare(own(expected, key), own(found, key), [...path, key], differences)
    }
    return
  }
  differences.push({ kind: 'value', place: placeText(path), expected: asText(expected), found: asText(found) })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** JSON, shortened; `∅` for what is not there. */
function asText(value: unknown): string {
  const text = JSON.stringify(value) ?? '∅'
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
