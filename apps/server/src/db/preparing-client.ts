/** A connection that lets PostgreSQL parse and plan each query once: most of a short query's time is planning. */
import { Client, type ClientConfig } from 'pg'

/** Texts that are built anew each time must not fill the server's memory: those past this many are sent as they are. */
const MAX_STATEMENTS = 400

/** A text that begins with this is planned anew each time: how many rows it meets depends on its values. */
export const PLANNED_BY_VALUES = '/* planned by its values */'

/** Makes the class of one pool's connections: a text has the same name on all of them. */
export function preparingClientClass(): typeof Client {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_STATEMENTS) return known
    const name = `statement-${names.size + 1}`
    names.set(text, name)
    return name
  }
  return class PreparingClient extends Client {
    constructor(config?: ClientConfig) {
      super(config)
      // pg declares a dozen overloads of `query`; what is added here is the same for all of them.
      const send = this.query.bind(this) as (...parameters: unknown[]) => unknown
      Reflect.set(this, 'query', (query: unknown, values: unknown, ...rest: unknown[]) =>
        send(named(query, values, nameOf), values, ...rest),
      )
    }
  }
}

/** Only what is sent with a list of values, be it empty: several statements in one text, as in migrations, cannot be prepared and come as a text alone. */
function named(query: unknown, values: unknown, nameOf: (text: string) => string | undefined): unknown {
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string') return query
  const isPlain = !('submit' in query) && !query.text.startsWith(PLANNED_BY_VALUES) && !('name' in query && query.name !== undefined)
  if (!isPlain || !Array.isArray(values)) return query
  return { ...query, name: nameOf(query.text) }
}
