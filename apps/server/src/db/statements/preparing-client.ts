/** A connection that lets PostgreSQL parse and plan each query once: most of a short query's time is planning. */
import { Client, type ClientConfig } from 'pg'
import { type Callback, type KnownColumns, PreparedQuery, type Statement, type Types } from './prepared-query'

/** Texts that differ each time must not fill the server's memory: beyond this number statements are sent unprepared. */
const MAX_STATEMENTS = 400

/** A text that begins with this, or with white space and this, is planned each time: how many rows it reads depends on its values. */
export const PLANNED_BY_VALUES = '/* planned by its values */'

/** Makes the client class of one pool: a text has the same statement name on all of its connections. */
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
      const columns: KnownColumns = new Map()
      // Its declaration knows the types by name.
      const own = this as unknown as Types
      // pg declares a dozen overloads of `query`; what is added here is the same for all of them.
      const send = this.query.bind(this) as (...parameters: unknown[]) => unknown
      Reflect.set(this, 'query', (query: unknown, values: unknown, ...rest: unknown[]) => {
        const statement = preparable(query, values, nameOf)
        if (statement === null) return send(query, values, ...rest)
        return sendPrepared(send, new PreparedQuery(statement, columns, own), rest[0])
      })
    }
  }
}

/** As pg does it: through a callback where there is one, else as a promise whose errors tell where the statement was sent. */
function sendPrepared(send: (query: PreparedQuery) => unknown, query: PreparedQuery, callback: unknown): Promise<unknown> | undefined {
  if (typeof callback === 'function') {
    query.callback = callback as Callback
    send(query)
    return undefined
  }
  const sent = new Promise((resolve, reject) => {
    query.callback = (error, result) => (error === null || error === undefined ? resolve(result) : reject(error))
    send(query)
  })
  return sent.catch((error: unknown) => {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  })
}

const isPlannedByValues = (text: string) => text.startsWith(PLANNED_BY_VALUES, Math.max(0, text.search(/\S/)))

/** Only what is sent with a list of values, be it empty: several statements in one text, as in migrations, cannot be prepared and come as a text alone. */
function preparable(query: unknown, values: unknown, nameOf: (text: string) => string | undefined): Statement | null {
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string') return null
  if (!Array.isArray(values) || isPlannedByValues(query.text) || isSpecial(query)) return null
  const name = nameOf(query.text)
  if (name === undefined) return null
  const types = 'types' in query && typeof query.types === 'object' && query.types !== null ? (query.types as Types) : undefined
  return { text: query.text, name, values, types, isReadAsLists: 'rowMode' in query && query.rowMode === 'array' }
}

/** Prepared by somebody else, sent in its own way, or read in parts. */
const isSpecial = (query: object): boolean =>
  'submit' in query || ('name' in query && query.name !== undefined) || 'rows' in query || 'binary' in query
