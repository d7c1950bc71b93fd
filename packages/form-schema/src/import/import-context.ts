/** The state of one import: the report, the keys and models already taken. */
import { isForbiddenName } from '../json'
import { LIMITS } from '../limits'
import { finding } from './finding'
import type { WidgetDefinitions } from '../widgets/index'
import type { ImportCode, ImportFinding } from './import-codes'

type Path = readonly (string | number)[]

/** Thrown inside an import when nothing may be half read; `importDefinition` turns it into an answer. */
export class ImportRefused extends Error {
  constructor(readonly finding: ImportFinding) {
    super(finding.message)
  }
}

/** One import under way. */
export class ImportContext {
  readonly #findings: ImportFinding[] = []
  #further = 0
  /** The version the source was written in. */
  readonly version: number
  readonly #keys = new Set<string>()
  #models = new Set<string>()
  readonly #sourceKeys: ReadonlySet<string>
  #created = 0
  #entries = 0

  /**
   * @param sourceKeys - every key the source names anywhere: a created key avoids them.
   * @param widgets - the types it knows.
   * @param version - the version the source was written in; see `schema-version.ts`.
   */
  constructor(
    sourceKeys: ReadonlySet<string>,
    readonly widgets: WidgetDefinitions,
    version = 0,
  ) {
    this.#sourceKeys = sourceKeys
    this.version = version
  }

  note(code: ImportCode, path: Path, params: ImportFinding['params'] = {}): void {
    if (this.#findings.length < LIMITS.findings) this.#findings.push(finding(code, path, params))
    else this.#further++
  }

  /** The first `LIMITS.findings` findings, and how many more there are. */
  get report(): readonly ImportFinding[] {
    return this.#further === 0 ? this.#findings : [...this.#findings, finding('findings.more', [], { count: this.#further })]
  }

  refuse(code: ImportCode, path: Path, params: ImportFinding['params'] = {}): never {
    throw new ImportRefused(finding(code, path, params))
  }

  /** Counts the entries of a list of widgets before one of them is read: an entry without a type takes its time too. */
  takeEntries(count: number): void {
    this.#entries += count
    if (this.#entries > LIMITS.widgets) this.refuse('limit.widgets', [], { found: this.#entries, limit: LIMITS.widgets })
  }

  /** The widget's key: its own when that is free, else a created one. Created keys depend on the source alone, so imports repeat. */
  takeKey(found: unknown, path: Path): string {
    const own = nameFrom(found)
    if (own !== '' && !this.#keys.has(own)) {
      if (isForbiddenName(own)) this.refuse('key.forbidden', path, { name: own })
      this.#keys.add(own)
      return own
    }
    let key = ''
    do {
      this.#created++
      key = `import_${this.#created}`
    } while (this.#sourceKeys.has(key))
    this.#keys.add(key)
    if (own === '') this.note('widget.key-created', path, { key })
    else this.note('widget.key-changed', path, { found: own, key })
    return key
  }

  /** Reads what `read` reads as a scope of its own: models of the rows of a subform do not meet those of the form. */
  inOwnScope<T>(read: () => T): T {
    const around = this.#models
    this.#models = new Set()
    const answer = read()
    this.#models = around
    return answer
  }

  /** The widget's model: its own, or `${type}_${key}`; a field's model is unique in its scope: the form, or the rows of one subform. */
  takeModel(found: unknown, widget: { readonly type: string; readonly key: string; readonly isField: boolean }, path: Path): string {
    const own = nameFrom(found)
    this.refuseForbiddenName(own, path)
    const wanted = own === '' ? `${widget.type}_${widget.key}` : own
    if (own === '') this.note('widget.model-created', path, { model: wanted })
    if (!widget.isField) return wanted
    let model = wanted
    for (let copy = 2; this.#models.has(model); copy++) model = `${wanted}_${copy}`
    this.#models.add(model)
    if (model !== wanted) this.note('widget.model-changed', path, { found: wanted, model })
    return model
  }

  /** Refuses the import when a name, or one of its dotted segments, is `__proto__`, `prototype` or `constructor`. */
  refuseForbiddenName(name: string, path: Path): void {
    if (isForbiddenName(name)) this.refuse('model.forbidden', path, { name })
  }
}

function nameFrom(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}
