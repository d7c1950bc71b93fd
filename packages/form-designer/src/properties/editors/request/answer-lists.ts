/** Finds in an answer what choices can be made of: its lists, and the parts of their entries. The answer is anybody's: own keys only, and up to a limit. */
import { isForbiddenName } from '@formwork/form-schema'

const DEEPEST = 6
const MAX_LISTS = 30

export interface AnswerList {
  /** Keys to follow, with dots between; empty for the answer itself. */
  readonly path: string
  readonly entries: readonly unknown[]
}

/** The lists of an answer, outer ones first. Lists inside of lists are parts of entries and left out. */
export function listsIn(answer: unknown): readonly AnswerList[] {
  const found: AnswerList[] = []
  let level: readonly (readonly [path: string, value: unknown])[] = [['', answer]]
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
    const next: (readonly [string, unknown])[] = []
    for (const [path, value] of level) {
      if (Array.isArray(value)) found.push({ path, entries: value })
      else for (const [key, inner] of ownEntries(value)) if (isFollowed(key)) next.push([path === '' ? key : `${path}.${key}`, inner])
    }
    level = next
  }
  return found.slice(0, MAX_LISTS)
}

/** A dot in a key cannot be told from one between two keys. */
const isFollowed = (key: string) => key !== '' && !key.includes('.') && !isForbiddenName(key)

function ownEntries(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

/** The keys of entries that hold a plain value, in their order: what can be a value or a label. Looks at the first entries only. */
export function plainKeys(entries: readonly unknown[]): readonly string[] {
  const keys = entries
    .slice(0, 20)
    .flatMap((entry) => ownEntries(entry).flatMap(([key, value]) => (isPlain(value) && isFollowed(key) ? [key] : [])))
  return [...new Set(keys)]
}

export interface SampleChoice {
  readonly value: string
  readonly label: string
}

/** The first entries as choices, as a form would read them. */
export function sampleChoices(
  entries: readonly unknown[],
  keys: { readonly value: string; readonly label: string },
  most = 5,
): readonly SampleChoice[] {
  return entries
    .flatMap((entry): SampleChoice[] => {
      if (isPlain(entry)) return [{ value: String(entry), label: String(entry) }]
      const own = new Map(ownEntries(entry))
      const value = own.get(keys.value)
      const label = own.get(keys.label)
      return isPlain(value) ? [{ value: String(value), label: isPlain(label) && label !== '' ? String(label) : String(value) }] : []
    })
    .slice(0, most)
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
