/** Reads a widget's options: known ones are checked and repaired, unknown ones kept, missing ones filled from the defaults. */
import type { OptionsSchema } from '../define-widget'
import { isList, isObject, type JsonObject, type JsonValue } from '../json'
import { cloneJson } from '../clone-json'
import { type GenericDefinition, optionDefault } from '../widgets/index'
import { z } from '../zod'
import { shown } from './finding'
import type { ImportContext } from './import-context'
import { repairChoices, repairChoiceTree } from './repair-choices'
import { repairCondition } from './repair-condition'
import { repairLogic } from './repair-logic'
import { migrateOptions } from './schema-version'
import { dropVendorTraces } from './vendor-traces'
import { translateDateFormat } from './translate-date-format'

type Path = readonly (string | number)[]

/** The options of a known widget, complete. */
export function readOptions(definition: GenericDefinition, found: unknown, path: Path, context: ImportContext): JsonObject {
  if (!isObject(found)) {
    context.note('options.missing', path)
    return definition.options.parse({}) as JsonObject
  }
  const migrated = migrateOptions(found as JsonObject, context.version)
  for (const { from, to } of migrated.renamed) context.note('option.renamed', [...path, from], { found: from, option: to })
  const source: Record<string, JsonValue> = { ...migrated.options }
  dropLoadedChoices(source, path, context)
  refuseForbiddenPaths(source, path, context)
  const { schemas, defaults, shared } = knownOptions(definition.options)
  const options: Record<string, JsonValue> = { ...defaults }
  for (const option of shared) if (!Object.hasOwn(source, option)) options[option] = cloneJson(defaults[option] ?? null)
  for (const [option, value] of Object.entries(source)) {
    const schema = schemas.get(option)
    options[option] = schema === undefined ? value : readOption(option, value, schema, definition.options, [...path, option], context)
  }
  const { format } = options
  if (definition.type === 'date' && typeof format === 'string')
    options['format'] = translateDateFormat(format, [...path, 'format'], context)
  if (options['dataTypeCheck'] === false) leaveTypeUnchecked(options, [...path, 'dataType'], context)
  dropVendorTraces(definition, options, path, context)
  return options
}

/** form-making 3 keeps the data type of a field whose check is switched off. */
function leaveTypeUnchecked(options: Record<string, JsonValue>, path: Path, context: ImportContext): void {
  const { dataType } = options
  if (typeof dataType !== 'string' || dataType === '' || dataType === 'string') return
  options['dataType'] = ''
  context.note('option.converted', path, { option: 'dataType', found: dataType, used: "''" })
}

interface KnownOptions {
  readonly schemas: ReadonlyMap<string, z.ZodMiniType>
  readonly defaults: JsonObject
  /** Options whose default is a list or an object: every widget needs its own. */
  readonly shared: readonly string[]
}

/** Facts about every type's options, computed once: parsing each default of each widget would cost more than all the rest. */
const known = new WeakMap<OptionsSchema, KnownOptions>()

function knownOptions(options: OptionsSchema): KnownOptions {
  const found = known.get(options)
  if (found !== undefined) return found
  const defaults = options.parse({}) as JsonObject
  const schemas = new Map(Object.entries(options.shape).map(([option, schema]) => [option, schema as z.ZodMiniType]))
  const read = { schemas, defaults, shared: Object.keys(defaults).filter((option) => typeof defaults[option] === 'object') }
  known.set(options, read)
  return read
}

function readOption(
  option: string,
  value: JsonValue,
  schema: z.ZodMiniType,
  options: OptionsSchema,
  path: Path,
  context: ImportContext,
): JsonValue {
  if (option === 'displayVerify') return repairCondition(value, path, context) as unknown as JsonValue
  if (option === 'formwork') return repairLogic(value, path, context)
  if (option === 'options') {
    const repair = Object.hasOwn(options.shape, 'showAllLevels') ? repairChoiceTree : repairChoices
    return repair(value, path, context) as unknown as JsonValue
  }
  if (z.safeParse(schema, value).success) return value
  const fallback = cloneJson(optionDefault(options, option) as JsonValue)
  if (value === null) {
    context.note('option.converted', path, { option, found: 'null', used: shown(fallback) })
    return fallback
  }
  const converted = candidates(value, fallback).find((candidate) => z.safeParse(schema, candidate).success)
  const used = converted === undefined ? fallback : converted
  context.note(converted === undefined ? 'option.replaced' : 'option.converted', path, { option, found: shown(value), used: shown(used) })
  return used
}

/** What the value may have meant: a number written as text, a flag written as text or 0/1, an object that lacks some keys. */
function candidates(value: JsonValue, fallback: JsonValue): readonly JsonValue[] {
  if (typeof value === 'string') {
    const number = /^\s*(-?\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value)?.[1]
    const flags: Readonly<Record<string, boolean>> = { true: true, false: false, '': false }
    const flag = Object.hasOwn(flags, value) ? flags[value] : undefined
    return [...(number === undefined ? [] : [Number(number)]), ...(flag === undefined ? [] : [flag])]
  }
  if (typeof value === 'number') return [String(value), ...(value === 0 || value === 1 ? [value === 1] : [])]
  if (isObject(value) && isObject(fallback)) return [{ ...fallback, ...keepSameKind(value, fallback) }]
  return typeof value === 'boolean' ? [String(value)] : []
}

function keepSameKind(value: JsonObject, fallback: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter(([key, item]) => !Object.hasOwn(fallback, key) || typeof item === typeof fallback[key]),
  )
}

/** The old renderer writes what it loaded into the definition: that is data of the person who saved it, not part of the form. */
function dropLoadedChoices(source: Record<string, JsonValue>, path: Path, context: ImportContext): void {
  const loaded = source['remoteOptions']
  if (!isList(loaded) || loaded.length === 0) return
  source['remoteOptions'] = []
  context.note('remote-options.dropped', [...path, 'remoteOptions'], { count: loaded.length })
}

/** Names and paths that are looked up in answers of a server: none of them may reach a prototype. */
function refuseForbiddenPaths({ props, requestMethod }: Readonly<Record<string, JsonValue>>, path: Path, context: ImportContext): void {
  for (const [option, group] of Object.entries({ props, requestMethod })) {
    if (!isObject(group)) continue
    for (const [name, value] of Object.entries(group)) {
      const isPath = option === 'props' || name === 'result'
      if (isPath && typeof value === 'string') context.refuseForbiddenName(value, [...path, option, name])
    }
  }
}
