/** Reads one widget of a foreign definition. */
import { isList, isObject, type JsonObject, ownValue } from '../json'
import { omitKeys } from '../clone-json'
import { compilePattern } from '../rules/pattern'
import { inputFields } from '../form-definition'
import {
  type AnyKnownWidget,
  type GenericDefinition,
  isTextField,
  typeParts,
  type UnknownContainer,
  type UnknownWidget,
  type Widget,
} from '../widgets/index'
import { listAt, listPlaces, withLists } from '../nested-lists'
import { shown } from './finding'
import type { ImportContext } from './import-context'
import { containerOf, FULL_SPAN, hasReadablePanes, readColumns } from './read-columns'
import { isPlaceholder } from './repair-condition'
import { readOptions } from './read-options'
import { adoptRules } from './adopt-rules'
import { readRules, reportStaleRules } from './read-rules'

type Path = readonly (string | number)[]

const WIDGET_KEYS: ReadonlySet<string> = new Set(['type', 'name', 'key', 'model', 'options', 'rules'])

/** The widgets of a list; entries that are no objects are reported and left out. */
export function readList(list: readonly unknown[], path: Path, context: ImportContext): readonly Widget[] {
  context.takeEntries(list.length)
  return list.flatMap((item, index) => {
    const at = [...path, index]
    if (isObject(item)) return [readWidget(item as JsonObject, at, context)]
    context.note('widget.dropped', at, { found: shown(item) })
    return []
  })
}

function readWidget(source: JsonObject, path: Path, context: ImportContext): Widget {
  const type = readType(source, path, context)
  const definition = typeof type === 'string' ? ownValue(context.widgets, type) : undefined
  if (typeof type !== 'string' || definition === undefined) return readUnknown(source, path, context)
  if (definition.panes !== null && !hasReadablePanes(definition, source, context.widgets)) return readUnknown(source, path, context)
  const key = context.takeKey(ownValue(source, 'key'), [...path, 'key'])
  const model = context.takeModel(ownValue(source, 'model'), { type, key, isField: definition.kind === 'input' }, [...path, 'model'])
  const options = readOptions(definition, ownValue(source, 'options'), [...path, 'options'], context)
  const name = readName(source, model, path, context)
  const rules = readWidgetRules({ definition, name, options }, source, path, context)
  const base = { ...typeParts(definition), name, key, model, options, rules, extras: omitKeys(source, ownedKeys(definition, source)) }
  const columns =
    definition.slots === null
      ? {}
      : definition.kind === 'input'
        ? { columns: context.inOwnScope(() => readInner(definition, source, path, context)) }
        : { columns: readInner(definition, source, path, context) }
  // The options were just checked against the schema of this type; the compiler cannot follow `type` through the map.
  const widget = { ...base, ...columns } as unknown as AnyKnownWidget
  if (definition.kind === 'input') reportStaleRules(widget, ownValue(source, 'rules'), [...path, 'rules'], context)
  reportScript(source, path, context)
  reportIgnoredSwitches(source, path, context)
  reportRuleSurprises(widget, path, context)
  return widget
}

/** Types of the wider family that are one of ours under another name; where it is a list of rows, with the key that has to hold its columns. */
const SAME_AS: Readonly<Record<string, { readonly type: string; readonly holds?: string }>> = {
  table: { type: 'subform', holds: 'tableColumns' },
  batch: { type: 'subform', holds: 'list' },
  fileupload: { type: 'file' },
  tab: { type: 'tabs' },
  'form-tabs': { type: 'tabs' },
  'el-tabs': { type: 'tabs' },
  accordion: { type: 'collapse' },
  'form-collapse': { type: 'collapse' },
  'el-collapse': { type: 'collapse' },
  panel: { type: 'card' },
  'form-card': { type: 'card' },
  'el-card': { type: 'card' },
  'form-steps': { type: 'steps' },
  'form-step': { type: 'steps' },
}

function readType(source: JsonObject, path: Path, context: ImportContext): unknown {
  const found = ownValue(source, 'type')
  if (typeof found !== 'string' || Object.hasOwn(context.widgets, found)) return found
  const same = ownValue(SAME_AS, found)
  const definition = same && ownValue(context.widgets, same.type)
  if (same === undefined || definition === undefined) return found
  const fitsPanes = definition.panes === null || hasReadablePanes(definition, source, context.widgets)
  const fits = same.holds === undefined ? fitsPanes : isList(ownValue(source, same.holds))
  if (!fits) return found
  context.note('kind.replaced', [...path, 'type'], { found, used: same.type })
  return same.type
}

function readWidgetRules(
  { definition, name, options }: { readonly definition: GenericDefinition; readonly name: string; readonly options: JsonObject },
  source: JsonObject,
  path: Path,
  context: ImportContext,
): readonly JsonObject[] {
  const rules = readRules(ownValue(source, 'rules'), [...path, 'rules'], context)
  if (definition.kind !== 'input' || rules.length === 0) return rules
  const stated = ownValue(source, 'options')
  const widget = { type: definition.type, name, options, stated: isObject(stated) ? stated : {} }
  return adoptRules(widget, rules, [...path, 'rules'], context)
}

function readInner(definition: GenericDefinition, source: JsonObject, path: Path, context: ImportContext) {
  return readColumns(definition, source, path, context, (list, at) => readList(list, at, context))
}

/** Keys of the source that the widget holds in its own shape; everything else is an extra. */
function ownedKeys(definition: GenericDefinition, source: JsonObject): ReadonlySet<string> {
  if (definition.slots === null) return WIDGET_KEYS
  return new Set([...WIDGET_KEYS, containerOf(definition, source) ?? definition.slots])
}

function readName(source: JsonObject, model: string, path: Path, context: ImportContext): string {
  const name = ownValue(source, 'name')
  if (typeof name === 'string') return name
  const created = typeof name === 'number' ? String(name) : model
  context.note('widget.name-created', [...path, 'name'], { name: created })
  return created
}

function readUnknown(source: JsonObject, path: Path, context: ImportContext): UnknownWidget | UnknownContainer {
  const type = ownValue(source, 'type')
  const sourceType = typeof type === 'string' ? type : shown(type ?? '')
  const key = context.takeKey(ownValue(source, 'key'), [...path, 'key'])
  const name = ownValue(source, 'name')
  const unknown = { type: 'unknown' as const, key, name: typeof name === 'string' ? name : sourceType, sourceType, raw: source }
  const places = listPlaces(source, context.widgets)
  if (places.length === 0) {
    context.note('widget.unknown-type', [...path, 'type'], { type: sourceType })
    return unknown
  }
  const columns = places.map((place) => ({
    span: FULL_SPAN,
    list: readList(listAt(source, place), [...path, ...place], context),
    extras: {},
  }))
  const fields = columns.flatMap(({ list }) => inputFields({ list })).length
  context.note('widget.plain-order', [...path, 'type'], { type: sourceType, fields })
  const hiding = conditionOfUnknown(source)
  if (hiding !== null) context.note('widget.condition-ignored', [...path, 'options', hiding], { type: sourceType })
  return { ...unknown, raw: withLists(source, places, () => []), columns, places }
}

/** The option that hides a container of a type that nothing is known of: what lies in it is shown all the same. */
function conditionOfUnknown(source: JsonObject): string | null {
  const options = ownValue(source, 'options')
  if (!isObject(options)) return null
  const pairs = ['displayVerify', 'displayVerifiy'].find((key) => {
    const condition = ownValue(options, key)
    const list = isObject(condition) && (condition['type'] === 'and' || condition['type'] === 'or') ? condition['list'] : null
    return isList(list) && list.some((pair) => isObject(pair) && !isPlaceholder(pair))
  })
  if (pairs !== undefined) return pairs
  const logic = ownValue(options, 'formwork')
  if (isObject(logic) && Object.hasOwn(logic, 'showWhen')) return 'formwork'
  return ownValue(options, 'hidden') === true ? 'hidden' : null
}

/** form-making 2 and 3 keep script in events, in a validator and in rules. */
function reportScript(source: JsonObject, path: Path, context: ImportContext): void {
  const events = ownValue(source, 'events')
  const options = ownValue(source, 'options')
  const rules = ownValue(source, 'rules')
  const hasEvents = isObject(events) && Object.values(events).some((code) => code !== '' && code !== null)
  const hasValidator = isObject(options) && typeof options['validator'] === 'string' && options['validator'] !== ''
  const hasFunction = isList(rules) && rules.some((rule) => isObject(rule) && Object.hasOwn(rule, 'func'))
  if (hasEvents) context.note('script.kept', [...path, 'events'], { found: 'events' })
  if (hasValidator) context.note('script.kept', [...path, 'options', 'validator'], { found: 'validator' })
  if (hasFunction) context.note('script.kept', [...path, 'rules'], { found: 'rules' })
}

/** Switches of form-making 2 and 3 that would change what a person sees or must enter. */
function reportIgnoredSwitches({ options }: JsonObject, path: Path, context: ImportContext): void {
  if (!isObject(options)) return
  const at = (option: string) => [...path, 'options', option]
  if (options['hidden'] === true) context.note('option.without-effect', at('hidden'), { option: 'hidden', found: 'true' })
  if (options['patternCheck'] === false && typeof options['pattern'] === 'string' && options['pattern'] !== '') {
    context.note('option.without-effect', at('patternCheck'), { option: 'patternCheck', found: 'false' })
  }
}

function reportRuleSurprises(widget: AnyKnownWidget, path: Path, context: ImportContext): void {
  if (widget.type === 'input' && widget.options.dataType === 'float') context.note('float.accepts-whole', [...path, 'options', 'dataType'])
  if (!isTextField(widget) || widget.options.pattern === '') return
  const pattern = compilePattern(widget.options.pattern)
  if (pattern.ok) return
  const { problem, found } = pattern
  context.note('pattern.unsupported', [...path, 'options', 'pattern'], { problem, found })
}
