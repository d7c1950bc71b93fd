/** What the reader of another designer's format works with: it sketches widgets as plain JSON and remembers where each came from. */
import type { JsonObject, JsonValue } from '../../json'
import { LIMITS } from '../../limits'
import type { Condition } from '../../condition-language/condition'
import type { WidgetType } from '../../widgets/index'
import { shown } from '../finding'
import type { ImportCode, ImportFinding } from '../import-codes'
import type { ImportContext } from '../import-context'
import type { Draft, DraftParts, Path } from './draft'
import type { Scope } from './scope'
import { type ConditionOption, conditionOptions } from './sketch-conditions'

/** A condition of the source: its place, its text there, and how it is read once every field is known. */
export interface SourceCondition {
  readonly option: ConditionOption
  readonly found: JsonValue
  readonly path: Path
  readonly read: (scope: Scope) => Condition | null
}

interface Waiting {
  readonly draft: Draft
  readonly scope: Scope
  readonly condition: SourceCondition
}

/** The least a widget and a choice take as text. A matrix repeats its choices in every row, so that a small source can become a huge form. */
const SMALLEST_DRAFT = 80
const SMALLEST_CHOICE = 23

/** Roughly what an option takes as text; choices are what counts. */
function sizeOf(value: JsonValue | undefined): number {
  if (typeof value === 'string') return value.length
  return Array.isArray(value) ? value.length * SMALLEST_CHOICE : 0
}

/** The sketch of one form. */
export class Sketch {
  readonly #context: ImportContext
  readonly #origins = new WeakMap<object, Path>()
  readonly #waiting: Waiting[] = []
  readonly #named = new Set<string>()
  #count = 0
  #size = 0

  constructor(context: ImportContext) {
    this.#context = context
  }

  note(code: ImportCode, path: Path, params: ImportFinding['params'] = {}): void {
    this.#context.note(code, path, params)
  }

  refuse(code: ImportCode, path: Path, params: ImportFinding['params'] = {}): never {
    return this.#context.refuse(code, path, params)
  }

  /** True the first time that a place of the source is asked about: what rows and references repeat is reported once. */
  isNew(path: Path): boolean {
    const place = JSON.stringify(path)
    if (this.#named.has(place)) return false
    this.#named.add(place)
    return true
  }

  /** A widget of a known type. Options that are undefined are left to their defaults. */
  draft(type: WidgetType, parts: DraftParts, path: Path): Draft {
    return this.#draft(type, parts, path)
  }

  /** A question of a kind that has no counterpart: its label is kept for people, its source for whoever knows the kind. */
  unknown(format: string, kind: string, parts: DraftParts & { readonly source: JsonObject }, path: Path): Draft {
    return this.#draft(`${format}:${kind}`, parts, path)
  }

  #draft(type: string, { name, model, options = {}, columns, source }: DraftParts, path: Path): Draft {
    this.#count++
    if (this.#count > LIMITS.widgets) this.refuse('limit.widgets', path, { found: this.#count, limit: LIMITS.widgets })
    this.#size += SMALLEST_DRAFT + name.length
    for (const value of Object.values(options)) this.#size += sizeOf(value)
    if (this.#size > LIMITS.textBytes) this.refuse('json.too-large', path, { limit: LIMITS.textBytes })
    const key = `import_${this.#count}`
    const kept: Record<string, JsonValue> = {}
    for (const [option, value] of Object.entries(options)) if (value !== undefined) kept[option] = value
    const draft: Draft = {
      type,
      key,
      name,
      model: model ?? `${type}_${key}`,
      options: kept,
      rules: [],
      ...(columns === undefined ? {} : { columns }),
      ...(source === undefined ? {} : { source }),
    }
    this.#origins.set(draft, path)
    return draft
  }

  /** Notes a condition of a draft; it is read when the whole form is sketched, because it may name a later field. */
  condition(draft: Draft, scope: Scope, condition: SourceCondition): void {
    this.#waiting.push({ draft, scope, condition })
  }

  /** Writes the conditions into the drafts; what cannot be carried over is named. */
  finish(): void {
    const read = new Map<Draft, { readonly option: ConditionOption; readonly condition: Condition }[]>()
    for (const { draft, scope, condition } of this.#waiting) {
      const { option, found, path } = condition
      const understood = condition.read(scope)
      if (understood === null) this.note('condition.untranslated', path, { found: shown(found) })
      else read.set(draft, [...(read.get(draft) ?? []), { option, condition: understood }])
    }
    for (const [draft, conditions] of read) {
      const options = conditionOptions(conditions)
      if (options === null)
        this.note('condition.untranslated', this.originOf(draft) ?? [], { found: shown(conditions.map(({ option }) => option)) })
      else Object.assign(draft.options, options)
    }
  }

  /** Where in the source a draft came from. */
  originOf(draft: object): Path | undefined {
    return this.#origins.get(draft)
  }
}
