/** Names the place a path of a refused definition leads to, the way the designer shows it. */

export interface DefinitionPlace {
  /** Names of the widgets on the way, outermost first; empty when the form itself is meant. */
  readonly widgets: readonly string[]
  /** The rest of the path inside the widget or the form. */
  readonly rest: string
}

/** `path` as the server answers it: from the request's body, so its first part is `definition`. */
export function definitionPlace(definition: unknown, path: readonly (string | number)[]): DefinitionPlace {
  const parts = path[0] === 'definition' ? path.slice(1) : path
  const widgets: string[] = []
  let value = definition
  let restFrom = 0
  for (const [index, part] of parts.entries()) {
    value = childOf(value, part)
    if (value === undefined) break
    const name = widgetName(value)
    if (name === null) continue
    widgets.push(name)
    restFrom = index + 1
  }
  return { widgets, rest: parts.slice(restFrom).join('.') }
}

function childOf(value: unknown, part: string | number): unknown {
  if (Array.isArray(value)) return value[Number(part)]
  if (typeof value !== 'object' || value === null) return undefined
  return Object.hasOwn(value, part) ? (value as Readonly<Record<string, unknown>>)[part] : undefined
}

/** A widget has a type and a name; one without a name is identified by its type. */
function widgetName(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('options' in value)) return null
  if ('name' in value && typeof value.name === 'string' && value.name !== '') return value.name
  return typeof value.type === 'string' ? value.type : null
}
