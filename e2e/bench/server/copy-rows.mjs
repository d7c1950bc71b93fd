/** Rows into tables by COPY, the fastest way in: written to files that PostgreSQL reads itself. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Collects rows by table and brings them in together. */
export function copyInto(client, folder) {
  const tables = new Map()
  const add = (table, row) => {
    const known = tables.get(table)
    if (known === undefined) tables.set(table, { columns: Object.keys(row), lines: [lineOf(Object.values(row))] })
    else known.lines.push(lineOf(Object.values(row)))
  }
  const flush = async () => {
    for (const [table, { columns, lines }] of tables) {
      const file = join(folder, `${table}.copy`)
      writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 })
      await client.query(`copy ${table} (${columns.join(', ')}) from '${file}'`)
      rmSync(file)
    }
    tables.clear()
  }
  return { add, flush }
}

const lineOf = (values) => values.map(fieldOf).join('\t')

const ESCAPES = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function fieldOf(value) {
  if (value === null) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replaceAll(/[\\\n\r\t]/g, (sign) => ESCAPES[sign])
}
