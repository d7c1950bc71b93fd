/**
 * Statements whose text is built once and then sent with other values: building the text of a list took as long as PostgreSQL took for its rows.
 * What differs between two calls is a placeholder in the statement (`place('person')`).
 */
import { is, Param, Placeholder, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** By the names of their places. */
export type Values = Readonly<Record<string, unknown>>

export const place = (name: string): Placeholder => sql.placeholder(name)

export interface PreparedStatements {
  /**
   * The statement with these values, as `db.execute` takes it.
   *
   * @param shape all that its text depends on; null when it is not cached
   * @param build builds the statement with its placeholders; not called for a known shape
   * @example
   * statements.fill('one', { id }, () => sql`select name from users where id = ${place('id')}::uuid`)
   */
  fill(shape: string | null, values: Values, build: () => SQL): SQL
}

/** Sizes of pages make as many shapes as people ask for. */
const MOST = 200

interface Text {
  readonly sql: string
  readonly params: readonly unknown[]
}

const dialect = new PgDialect()

export function createPreparedStatements(): PreparedStatements {
  const known = new Map<string, Text>()
  return {
    fill(shape, values, build) {
      const text = (shape === null ? undefined : known.get(shape)) ?? textOf(build())
      if (shape !== null && known.size < MOST) known.set(shape, text)
      return new Filled({ sql: text.sql, params: text.params.map((param) => (param instanceof Place ? param.in(values) : param)) })
    },
  }
}

/** A placeholder for a value. */
class Place {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  in(values: Values): unknown {
    if (!(this.#name in values)) throw new Error(`a statement is sent without its ${this.#name}`)
    return values[this.#name]
  }
}

function textOf(statement: SQL): Text {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return { sql: text, params: params.map(toPlace) }
}

function toPlace(param: unknown): unknown {
  // A column would encode the value in its own way: cast the type in the statement instead.
  if (is(param, Param)) throw new Error('a place was compared with a column')
  return is(param, Placeholder) ? new Place(param.name) : param
}

/** A statement whose text is already built. */
class Filled extends SQL {
  readonly #text: Text

  constructor(text: Text) {
    super([])
    this.#text = text
  }

  override toQuery(): ReturnType<SQL['toQuery']> {
    return { sql: this.#text.sql, params: [...this.#text.params] }
  }
}
