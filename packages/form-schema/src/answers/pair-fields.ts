/** Which widgets of one version of a form are which of another. */
interface Keyed {
  readonly key: string
  /** Empty for a widget without a value. */
  readonly model: string
}

/** By key and model, else by key, else by model: keys are made anew where a definition was written by hand. Nothing is paired twice. */
export function pairFields<Field extends Keyed>(before: readonly Field[], after: readonly Field[]): ReadonlyMap<Field, Field> {
  const pairs = new Map<Field, Field>()
  const taken = new Set<Field>()
  const pairBy = (nameOf: (field: Field) => string) => {
    const free = new Map<string, Field>()
    for (const field of after) if (!taken.has(field) && nameOf(field) !== '' && !free.has(nameOf(field))) free.set(nameOf(field), field)
    for (const old of before) {
      const found = pairs.has(old) ? undefined : free.get(nameOf(old))
      if (found === undefined || taken.has(found)) continue
      pairs.set(old, found)
      taken.add(found)
    }
  }
  pairBy(({ key, model }) => JSON.stringify([key, model]))
  pairBy(({ key }) => key)
  pairBy(({ model }) => model)
  return pairs
}
