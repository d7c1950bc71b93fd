/** Reads form definitions from the wild: form-making 1.x to 3.x, ferry and other designers. Never throws on data, never runs any of it, never changes its input. */
import { exportDefinition } from '../export/export-definition'
import type { FormDefinition } from '../form-definition'
import { isList, isObject, type JsonObject, type JsonValue, ownValue } from '../json'
import { omitKeys } from '../clone-json'
import { LIMITS } from '../limits'
import { checkJsonText } from './check-json-text'
import { copyJson, type CopyResult } from './copy-json'
import { finding, shown } from './finding'
import { readForeign } from './foreign/read-foreign'
import type { ImportCode, ImportFinding } from './import-codes'
import { definitionOfKeptForm } from './unpack/kept-form'
import { ImportContext, ImportRefused } from './import-context'
import { readConfig } from './read-config'
import { readList } from './read-widget'
import { SCHEMA_VERSION, versionOf } from './schema-version'
import { surveySource } from './survey-source'
import { unpackSource } from './unpack/unpack-source'
import { type WidgetDefinitions, widgetDefinitions } from '../widgets/index'

/** A form with everything the import changed, or the reasons why there is none. */
export type ImportResult =
  | { readonly ok: true; readonly form: FormDefinition; readonly report: readonly ImportFinding[] }
  | { readonly ok: false; readonly form: null; readonly report: readonly ImportFinding[] }

/** What an import can be told. */
export interface ImportOptions {
  readonly widgets?: WidgetDefinitions | undefined
}

/** Findings of the second reading of a converted definition that are about the conversion, not about the source. */
const EXPECTED: ReadonlySet<ImportCode> = new Set(['rules.required-restored', 'rules.rebuilt', 'float.accepts-whole'])

/** A source this shallow cannot become too deep: reading doubles the depth at most, and defaults add less than eight. */
const SURELY_SHALLOW = 28

const FORM_KEYS: ReadonlySet<string> = new Set(['list', 'config'])

/**
 * Imports a form definition of the form-making family or of SurveyJS, Form.io, form-js and react-jsonschema-form (told apart by their
 * shape, see docs/guide/importing.md). Unknown widget types and unknown keys are kept verbatim; every change is in the report. Past a
 * limit, or with a name like `__proto__`, nothing is imported and the report holds one error.
 *
 * A form that was read with added types carries them along: validation, exports, the linter and the renderer then treat an added type like
 * one of ours.
 *
 * @param input - JSON text, or a parsed value, which is not changed; the JSON of a form as this package holds it will do too.
 * @param options - `widgets`: the types it knows, by name; ours by default, see {@link extendWidgets}.
 * @returns the form, or null where nothing was imported (`ok: false`), and the report.
 * @example
 * const result = importDefinition(await file.text())
 * if (result.ok) open(result.form)
 * else show(result.report)
 */
export function importDefinition(input: unknown, { widgets = widgetDefinitions }: ImportOptions = {}): ImportResult {
  if (input === undefined) return refused(finding('source.missing', []))
  const parsed = typeof input === 'string' ? checkJsonText(input) : { ok: true as const, value: input }
  if (!parsed.ok) {
    const limit: ImportFinding['params'] = parsed.limit === undefined ? {} : { limit: parsed.limit }
    return refused(finding(parsed.code, [], { message: parsed.message, ...limit }))
  }
  const outer = copyJson(parsed.value)
  if (!outer.ok) return refused(refusalOf(outer))
  const inside = unpackSource(outer.value)
  if (inside === null) return readCopy(outer, widgets)
  // A text inside is counted like one that was handed in.
  const inner = copyJson(inside)
  if (!inner.ok) return refused(refusalOf(inner))
  const result = readCopy(inner, widgets)
  return result.ok ? { ...result, report: [finding('form.unwrapped', []), ...result.report] } : result
}

function readCopy(source: Source, widgets: WidgetDefinitions): ImportResult {
  try {
    return readKeptForm(source, widgets) ?? readForeignForm(source.value, widgets) ?? readOwnForm(source.value, source.depth, widgets)
  } catch (error) {
    if (error instanceof ImportRefused) return refused(error.finding)
    throw error
  }
}

/** A form of this package that went through JSON as it was held. Its rules are those of a person: the others were not there to be rebuilt. */
function readKeptForm({ value, depth }: Source, widgets: WidgetDefinitions): ImportResult | null {
  const definition = definitionOfKeptForm(value)
  if (definition === null) return null
  const { form, report } = readOwnForm(definition, depth, widgets)
  return { ok: true, form, report: report.filter(({ code }) => !EXPECTED.has(code)) }
}

/** A definition of another designer: turned into plain JSON of ours, then read like any other. Null when it is no such definition. */
function readForeignForm(source: JsonValue, widgets: WidgetDefinitions): ImportResult | null {
  const context = new ImportContext(new Set(), widgets)
  const foreign = readForeign(source, context)
  if (foreign === null) return null
  const place = (finding: ImportFinding): ImportFinding => ({ ...finding, path: foreign.placeOf(finding.path) })
  try {
    // Sharing and references can make more of a source than it was: the limits hold for the outcome too.
    const copied = copyJson(foreign.definition)
    if (!copied.ok) return refused(refusalOf(copied))
    const { form, report } = readOwnForm(foreign.definition, copied.depth, widgets)
    return { ok: true, form, report: [...context.report, ...report.filter(({ code }) => !EXPECTED.has(code)).map(place)] }
  } catch (error) {
    throw error instanceof ImportRefused ? new ImportRefused(place(error.finding)) : error
  }
}

function readOwnForm(source: JsonValue, depth: number, widgets: WidgetDefinitions) {
  const survey = surveySource(source)
  const found = isObject(source) ? ownValue(source, 'schemaVersion') : undefined
  const version = versionOf(found)
  const context = new ImportContext(survey.keys, widgets, version ?? SCHEMA_VERSION)
  if (version === null) context.refuse('version.unknown', ['schemaVersion'], { found: Number(found), limit: SCHEMA_VERSION })
  if (survey.widgets > LIMITS.widgets) context.refuse('limit.widgets', [], { found: survey.widgets, limit: LIMITS.widgets })
  const form = readForm(source, context)
  // A terse container becomes columns with lists, which nest deeper: what is written has to be readable again.
  const written = depth > SURELY_SHALLOW ? copyJson(exportDefinition(form)) : null
  if (written?.ok === false && written.code === 'json.too-deep') context.refuse('json.too-deep', written.path, { limit: LIMITS.depth })
  return { ok: true as const, form, report: context.report }
}

function refused(error: ImportFinding): ImportResult {
  return { ok: false, form: null, report: [error] }
}

interface Source {
  readonly value: JsonValue
  readonly depth: number
}

function refusalOf({ code, path, found }: Extract<CopyResult, { readonly ok: false }>): ImportFinding {
  const isLimit = code === 'json.too-large' || code === 'json.too-deep'
  return finding(code, path, isLimit ? { limit: Number(found) } : { found, name: found })
}

function readForm(source: JsonValue, context: ImportContext): FormDefinition {
  const form = unwrap(source, context)
  const list = ownValue(form, 'list')
  if (!isList(list)) context.refuse('form.not-a-form', [], { found: shown(source) })
  return {
    list: readList(list, ['list'], context),
    config: readConfig(ownValue(form, 'config'), context),
    extras: omitKeys(form, FORM_KEYS),
  }
}

/** The form itself: some systems save it inside a list, some save only the list of widgets. */
function unwrap(source: JsonValue, context: ImportContext): JsonObject {
  if (isObject(source)) return source
  if (!isList(source) || source.length === 0) return context.refuse('form.not-a-form', [], { found: shown(source) })
  const [first] = source
  if (isObject(first) && isList(ownValue(first, 'list')) && ownValue(first, 'type') === undefined) {
    context.note('form.unwrapped', [])
    if (source.length > 1) context.note('form.others-ignored', [], { count: source.length - 1 })
    return first
  }
  if (source.every((item) => isObject(item) && typeof ownValue(item, 'type') === 'string')) {
    context.note('form.unwrapped', [])
    return { list: source }
  }
  return context.refuse('form.not-a-form', [], { found: shown(source) })
}
