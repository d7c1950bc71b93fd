/** Reads what may be a file of processes: as one, or the place and the reason why it is not one. */
import { BUNDLE_FORMAT, BUNDLE_VERSION, type ProcessBundle, processBundleSchema } from './bundle'
import { renameReferences } from './references'

export interface BundleIssue {
  readonly code: 'unreadable' | 'key-twice' | 'key-missing'
  readonly path: readonly (string | number)[]
  /** The message of the schema, or the key. */
  readonly detail: string
}

export type BundleRead =
  | { readonly ok: true; readonly bundle: ProcessBundle }
  | { readonly ok: false; readonly code: 'other-format' }
  | { readonly ok: false; readonly code: 'other-version'; readonly version: string }
  | { readonly ok: false; readonly code: 'unreadable'; readonly issues: readonly BundleIssue[] }

/** The most issues that are reported. */
const MAX_ISSUES = 20

export function readBundle(json: unknown): BundleRead {
  if (!isRecord(json) || json['format'] !== BUNDLE_FORMAT) return { ok: false, code: 'other-format' }
  if (json['version'] !== BUNDLE_VERSION) return { ok: false, code: 'other-version', version: shownVersion(json['version']) }
  const parsed = processBundleSchema.safeParse(json)
  const issues = parsed.success ? keyIssues(parsed.data) : parsed.error.issues.map(({ path, message }) => unreadable(path, message))
  if (!parsed.success || issues.length > 0) return { ok: false, code: 'unreadable', issues: issues.slice(0, MAX_ISSUES) }
  return { ok: true, bundle: parsed.data }
}

/** Empty without a version. */
const shownVersion = (version: unknown): string =>
  typeof version === 'string' || typeof version === 'number' ? String(version).slice(0, 20) : ''

/** Paths into JSON consist of texts and numbers only. */
function unreadable(path: readonly PropertyKey[], detail: string): BundleIssue {
  return { code: 'unreadable', path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)), detail }
}

const TABLES = ['processes', 'forms', 'people', 'roles', 'posts', 'departments', 'calledProcesses'] as const

function keyIssues(bundle: ProcessBundle): BundleIssue[] {
  const twice = TABLES.flatMap((table) => {
    const seen = new Set<string>()
    return bundle[table].flatMap(({ key }, at): BundleIssue[] => {
      if (seen.has(key)) return [{ code: 'key-twice', path: [table, at, 'key'], detail: key }]
      seen.add(key)
      return []
    })
  })
  const forms = new Set(bundle.forms.map(({ key }) => key))
  const missing = bundle.processes.flatMap(({ form, definition }, at): BundleIssue[] => {
    const lost: BundleIssue[] =
      form === null || forms.has(form) ? [] : [{ code: 'key-missing', path: ['processes', at, 'form'], detail: form }]
    renameReferences(definition, (kind, key) => {
      if (kind === 'form' && !forms.has(key))
        lost.push({ code: 'key-missing', path: ['processes', at, 'definition', 'settings', 'forms'], detail: key })
      return key
    })
    return lost
  })
  return [...twice, ...missing]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
