/**
 * A prepared statement as one message each way: what pg sends in four pieces is one write, and the columns of a statement are asked for once for each
 * connection instead of with each call. Takes the place of pg's own query object, whose methods the client calls.
 */
import pg, { type Connection, type FieldDef } from 'pg'

type Read = (value: string) => unknown

/** What reads a value by its type. */
export interface Types {
  getTypeParser(type: number, format: 'text'): Read
}

/** What of a statement is the same each time it is sent on one connection. */
interface Columns {
  readonly fields: readonly FieldDef[]
  readonly readers: readonly Read[]
  /** Copied for each row, so that all have one shape. */
  readonly empty: Readonly<Record<string, unknown>>
}

/** By statement, as it is read. */
export type KnownColumns = Map<string, Columns>

export interface Statement {
  readonly text: string
  readonly name: string
  readonly values: readonly unknown[]
  /** The statement's own type parsers; the connection's by default. */
  readonly types: Types | undefined
  readonly isReadAsLists: boolean
}

const { prepareValue } = Reflect.get(pg, 'utils') as { readonly prepareValue: (value: unknown) => string | Buffer | null }

interface Sending extends Connection {
  readonly parsedStatements: Readonly<Record<string, string>>
  readonly submittedNamedStatements: Record<string, string>
  sendCopyFail(message: string): void
}

export type Callback = (error: unknown, result?: unknown) => void

/** How PostgreSQL says what it did: `INSERT 0 5`, `SELECT 20`. */
const COMMAND = /^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/
const NO_COLUMNS: Columns = { fields: [], readers: [], empty: {} }

export class PreparedQuery {
  readonly text: string
  readonly name: string
  callback: Callback = () => {}
  readonly #statement: Statement
  readonly #own: Types
  readonly #known: KnownColumns
  /** Of the cache of columns. Type parsers that statements bring along are always the same, so the key says only whether there are any. */
  readonly #key: string
  #columns: Columns = NO_COLUMNS
  readonly #rows: unknown[] = []
  #command = ''
  #failure: unknown = null

  /** @param own how the connection reads types */
  constructor(statement: Statement, known: KnownColumns, own: Types) {
    const { text, name, types, isReadAsLists } = statement
    this.text = text
    this.name = name
    this.#statement = statement
    this.#own = own
    this.#known = known
    this.#key = `${name} ${isReadAsLists} ${types === undefined}`
  }

  /** @returns what kept it from being sent */
  submit(connection: Sending): Error | null {
    const { name, text } = this
    let values: (string | Buffer | null)[]
    try {
      values = this.#statement.values.map((value) => prepareValue(value))
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
    const columns = this.#known.get(this.#key)
    const isParsed = Object.hasOwn(connection.parsedStatements, name)
    if (columns !== undefined && isParsed) {
      this.#columns = columns
      // A connection that is gone says so itself.
      if (connection.stream.writable) connection.stream.write(bindAndExecute(name, values))
      return null
    }
    connection.stream.cork()
    if (!isParsed) {
      connection.parse({ name, text, types: [] }, true)
      connection.submittedNamedStatements[name] = text
    }
    connection.bind({ statement: name, values }, true)
    connection.describe({ type: 'P' }, true)
    connection.execute({}, true)
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    const types = this.#statement.types ?? this.#own
    const readers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'))
    this.#columns = { fields, readers, empty: Object.fromEntries(fields.map(({ name }) => [name, null])) }
  }

  handleDataRow({ fields: values }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#failure !== null) return
    try {
      this.#rows.push(this.#statement.isReadAsLists ? this.#toList(values) : this.#toRow(values))
    } catch (error) {
      this.#failure = error
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#command = text
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: Sending): void {
    connection.sendCopyFail('No source stream defined')
  }

  handleCopyData(): void {}

  handleError(error: unknown): void {
    this.callback(this.#failure ?? error)
  }

  handleReadyForQuery(): void {
    if (!this.#known.has(this.#key)) this.#known.set(this.#key, this.#columns)
    try {
      if (this.#failure === null) this.callback(null, this.#toResult())
      else this.callback(this.#failure)
    } catch (error) {
      // The error is the caller's: the connection goes on.
      process.nextTick(() => {
        throw error
      })
    }
  }

  #toRow(values: readonly (string | null)[]): Record<string, unknown> {
    const { fields, readers, empty } = this.#columns
    const row: Record<string, unknown> = { ...empty }
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] ?? null
      const field = fields[index]
      if (value !== null && field !== undefined) row[field.name] = readers[index]?.(value)
    }
    return row
  }

  #toList(values: readonly (string | null)[]): unknown[] {
    const { readers } = this.#columns
    return values.map((value, index) => (value === null ? null : readers[index]?.(value)))
  }

  /** As pg answers it. */
  #toResult(): object {
    const [, command = null, first, second] = COMMAND.exec(this.#command) ?? []
    const rowCount = second ?? first
    return {
      command,
      rowCount: rowCount === undefined ? null : Number(rowCount),
      oid: second === undefined ? null : Number(first),
      rows: this.#rows,
      fields: this.#columns.fields,
    }
  }
}

const CODE_AND_LENGTH = 5
/** Execute the unnamed portal, all rows; then Sync. */
const EXECUTE_AND_SYNC = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4])
const TEXT = 0
const BYTES = 1

/** https://www.postgresql.org/docs/current/protocol-message-formats.html: Bind, Execute, Sync. */
function bindAndExecute(name: string, values: readonly (string | Buffer | null)[]): Buffer {
  const lengths = values.map((value) => (value === null ? 0 : typeof value === 'string' ? Buffer.byteLength(value) : value.length))
  // The empty name of the portal, the statement's, two counts of values, each format and length, and none for the columns: all as text.
  const size = 1 + name.length + 1 + 2 + 2 + values.length * 6 + lengths.reduce((sum, length) => sum + length, 0) + 2
  const message = Buffer.allocUnsafe(CODE_AND_LENGTH + size + EXECUTE_AND_SYNC.length)
  let at = message.writeUInt8(0x42, 0)
  at = message.writeInt32BE(4 + size, at)
  at = message.writeUInt8(0, at)
  at += message.write(name, at, 'latin1')
  at = message.writeUInt8(0, at)
  at = message.writeUInt16BE(values.length, at)
  for (const value of values) at = message.writeInt16BE(Buffer.isBuffer(value) ? BYTES : TEXT, at)
  at = message.writeUInt16BE(values.length, at)
  for (const [index, value] of values.entries()) {
    at = message.writeInt32BE(value === null ? -1 : (lengths[index] ?? 0), at)
    if (typeof value === 'string') at += message.write(value, at, 'utf8')
    else if (value !== null) at += value.copy(message, at)
  }
  at = message.writeInt16BE(0, at)
  EXECUTE_AND_SYNC.copy(message, at)
  return message
}
