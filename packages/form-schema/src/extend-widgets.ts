/** The door for widget types of other people. */

/** The map `base` with the definitions `Added` in it. */
export type ExtendedWidgets<Base, Added extends { readonly type: string }> = Base & {
  readonly [T in Added['type']]: Extract<Added, { readonly type: T }>
}

/**
 * A new map of widget definitions: those of `base` and the added ones.
 *
 * @throws {RangeError} when a type is already there: two definitions of one type cannot both be right.
 * @example const definitions = extendWidgets(widgetDefinitions, [signature])
 */
export function extendWidgets<Base extends object, const Added extends { readonly type: string }>(
  base: Base,
  added: readonly Added[],
): ExtendedWidgets<Base, Added> {
  const extended = { ...base } as Record<string, unknown>
  for (const definition of added) {
    if (Object.hasOwn(extended, definition.type)) throw new RangeError(`the widget type ${definition.type} is already defined`)
    extended[definition.type] = definition
  }
  return extended as ExtendedWidgets<Base, Added>
}
