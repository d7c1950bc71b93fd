/** The functions that make one value of many: here an empty cell counts as nothing, where FEEL would make the whole result nothing. */
import { evaluate } from 'feelin'

const NAMES = ['sum', 'min', 'max', 'mean', 'median', 'mode', 'stddev', 'product']

/** By name, for the context of an expression; a field of the same name takes precedence. */
export const AGGREGATES: Readonly<Record<string, unknown>> = Object.fromEntries(NAMES.map((name) => [name, skippingEmpty(name)]))

function skippingEmpty(name: string): unknown {
  const { value } = evaluate(name)
  if (typeof value !== 'function') throw new Error(`feelin has no ${name}`)
  const aggregate = (...given: readonly unknown[]): unknown => {
    const [list] = given
    const items: readonly unknown[] = given.length === 1 && Array.isArray(list) ? list : given
    return value(...items.filter((item) => item !== null && item !== undefined))
  }
  // What feelin calls its own function's parameters.
  return Object.assign(aggregate, { $args: Reflect.get(value, '$args') })
}
