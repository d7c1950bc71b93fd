/** The door for widget types of other people. */
import { isList, isObject, ownValue } from './json'
import { commonOptions } from './options/shared-options'
import { type GenericDefinition, type WidgetDefinitions, widgetDefinitions } from './widgets/index'

/** The definition of a type that can be added. It holds no other widgets: where a form's widgets lie is ours to keep. */
export type AddableDefinition = GenericDefinition & { readonly slots: null }

/** The map `base` with the definitions `Added` in it. */
export type ExtendedWidgets<Base, Added extends { readonly type: string }> = Base & {
  readonly [T in Added['type']]: Extract<Added, { readonly type: T }>
}

/**
 * Why definitions cannot be used. `no-list`: there is no list of them. `no-definition`: an entry was not made by `defineWidget`, or holds other
 * widgets. `type-taken`: two of one type. `option-missing`: a type lacks an option that every type has.
 */
export interface WidgetsRefusal {
  readonly code: 'no-list' | 'no-definition' | 'type-taken' | 'option-missing'
  /** The entry, the type, or the type and its missing option. */
  readonly found: string
}

/**
 * Adds widget types to a map of definitions. The new map is the `widgets` of `importDefinition` and `createWidget`, of `FormRenderer` and
 * `FormDesigner`; what is read with it carries the definitions on.
 *
 * @param base - definitions by type, often `widgetDefinitions`; it is not changed.
 * @param added - what `defineWidget` returned, for types that hold no other widgets.
 * @returns a new map of the definitions of `base` and the added ones.
 * @throws {RangeError} when a type is there already, or lacks one of the options that every type has.
 * @example const definitions = extendWidgets(widgetDefinitions, [signature])
 */
export function extendWidgets<Base extends object, const Added extends AddableDefinition>(
  base: Base,
  added: readonly Added[],
): ExtendedWidgets<Base, Added> {
  const extended = { ...base } as Record<string, unknown>
  for (const definition of added) {
    const refusal = refusalOf(extended, definition)
    if (refusal !== null) throw new RangeError(`the widget type cannot be added (${refusal.code}): ${refusal.found}`)
    extended[definition.type] = definition
  }
  return extended as ExtendedWidgets<Base, Added>
}

/**
 * Reads the widget definitions of a module that a program was told to load: what it exports as `widgets` is a list of them.
 *
 * @param loaded - what `import()` resolved to.
 * @returns a map of the built-in definitions and the module's; else `ok: false` and why they cannot be used.
 * @example const read = readWidgetModule({ widgets: [signature] }); if (read.ok) importDefinition(input, { widgets: read.widgets })
 */
export function readWidgetModule(
  loaded: unknown,
): { readonly ok: true; readonly widgets: WidgetDefinitions } | ({ readonly ok: false } & WidgetsRefusal) {
  // A namespace object has no prototype of its own to protect, and the name is a constant.
  const list = typeof loaded === 'object' && loaded !== null && 'widgets' in loaded ? loaded.widgets : undefined
  if (!isList(list)) return { ok: false, code: 'no-list', found: 'widgets' }
  const extended: Record<string, GenericDefinition> = { ...widgetDefinitions }
  for (const [index, definition] of list.entries()) {
    if (!isAddable(definition)) return { ok: false, code: 'no-definition', found: `widgets[${index}]` }
    const refusal = refusalOf(extended, definition)
    if (refusal !== null) return { ok: false, ...refusal }
    extended[definition.type] = definition
  }
  return { ok: true, widgets: extended }
}

/** Options that every widget has, whatever its type. */
const COMMON = Object.keys(commonOptions())

function refusalOf(base: Readonly<Record<string, unknown>>, { type, options }: AddableDefinition): WidgetsRefusal | null {
  if (Object.hasOwn(base, type)) return { code: 'type-taken', found: type }
  const missing = COMMON.find((option) => !Object.hasOwn(options.shape, option))
  return missing === undefined ? null : { code: 'option-missing', found: `${type}.${missing}` }
}

const FUNCTIONS = ['emptyValue', 'defaultValue', 'isEmpty', 'checkValue', 'cleanValue', 'valueShape', 'dependentOptions']

/** True for what `defineWidget` answers; code from elsewhere may be of another version of it. */
function isAddable(value: unknown): value is AddableDefinition {
  if (!isObject(value) || value['slots'] !== null || typeof value['type'] !== 'string') return false
  const { options } = value
  const hasOptions = isObject(options) && isObject(options['shape']) && typeof options['parse'] === 'function'
  const hasLists = isList(value['panel']) && isObject(value['palette']) && ['input', 'display', 'layout'].includes(String(value['kind']))
  return hasOptions && hasLists && FUNCTIONS.every((name) => typeof ownValue(value, name) === 'function')
}
