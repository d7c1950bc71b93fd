/** What prepared statements answer, the first time and when their columns are known, on a real PostgreSQL. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { oneConnection } from '../../testing/test-database'

const opened = oneConnection()

const send = (text: string, values: unknown[] = []) => opened().one.pool.query({ text }, values)

describe('a prepared statement', () => {
  it('answers the same each time, whatever its values are', async () => {
    const text = `select $1::text as text, $2::int as number, $3::bytea as bytes, $4::int[] as list, $5::jsonb as object, $6::text as nothing`
    const values = ['报销 😀 \\ "', -7, Buffer.from([0, 255, 10]), [1, 2], { a: '报' }, null]
    const expected = [
      { text: '报销 😀 \\ "', number: -7, bytes: Buffer.from([0, 255, 10]), list: [1, 2], object: { a: '报' }, nothing: null },
    ]
    for (let round = 0; round < 3; round += 1) expect((await send(text, values)).rows).toEqual(expected)
    expect((await send(text, ['', 0, Buffer.alloc(0), [], {}, 'x'])).rows).toMatchObject([{ text: '', list: [], nothing: 'x' }])
  })

  it('that returns no rows says how many it wrote', async () => {
    await opened().one.pool.query('create temporary table written (id int)')
    for (const count of [1, 2, 3]) {
      const { rows, rowCount, command } = await send('insert into written select generate_series(1, $1::int)', [count])
      expect([rows, rowCount, command]).toEqual([[], count, 'INSERT'])
    }
    expect((await send('select id from written where id > $1::int', [9])).rows).toEqual([])
  })

  it('whose value cannot be written or read fails alone', async () => {
    const circular: Record<string, unknown> = {}
    circular['self'] = circular
    for (let round = 0; round < 2; round += 1) {
      await expect(send('select $1::jsonb as object', [circular])).rejects.toThrow('circular')
      await expect(send('select $1::int as number', ['x'])).rejects.toThrow('invalid input syntax')
      expect((await send('select $1::int as number', [5])).rows).toEqual([{ number: 5 }])
      expect((await send('select $1::jsonb as object', [{}])).rows).toEqual([{ object: {} }])
    }
  })

  it('is read as whoever sends it wants it: as rows or lists, by drizzle or by pg', async () => {
    const text = `select '2026-03-02 00:00:00+00'::timestamptz as at, 1 as one`
    for (let round = 0; round < 2; round += 1) {
      expect((await send(text)).rows).toEqual([{ at: new Date('2026-03-02T00:00:00Z'), one: 1 }])
      expect((await opened().one.db.execute(sql.raw(text))).rows).toEqual([{ at: expect.any(String), one: 1 }])
      expect((await opened().one.pool.query({ text, rowMode: 'array' }, [])).rows).toEqual([[new Date('2026-03-02T00:00:00Z'), 1]])
    }
  })

  it('is told when its connection ends while it runs', async () => {
    await send('select pg_sleep($1::float8)', [0])
    const sleeping = send('select pg_sleep($1::float8)', [10])
    const ending = expect(sleeping).rejects.toThrow(/terminat/i)
    const ended = async (): Promise<boolean> => {
      const { rows } = await opened().database.pool.query<{ ended: boolean }>(
        `select pg_terminate_backend(pid) as ended from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`,
      )
      return rows.length > 0
    }
    await expect.poll(ended).toBe(true)
    await ending
    expect((await send('select $1::int as number', [6])).rows).toEqual([{ number: 6 }])
  })

  it('takes very many values', async () => {
    const values = Array.from({ length: 40_000 }, (_, index) => index)
    const text = `select array[${values.map((index) => `$${index + 1}`).join()}]::text[] as list`
    for (let round = 0; round < 2; round += 1) expect((await send(text, values)).rows).toEqual([{ list: values.map(String) }])
  })
})
