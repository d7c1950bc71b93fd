/** Statements whose text is made once. */
import { eq, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, it, vi } from 'vitest'
import { createPreparedStatements, place } from './prepared-statements'
import { users } from '../schema/people'

const sent = (statement: ReturnType<ReturnType<typeof createPreparedStatements>['fill']>) => new PgDialect().sqlToQuery(statement)
const byId = () => sql`select ${1} from users where id = ${place('id')}::uuid and name = ${place('name')}`

describe('a kept statement', () => {
  it('is built once for its shape, and sent with the values of each call', () => {
    const statements = createPreparedStatements()
    const build = vi.fn(byId)
    const text = 'select $1 from users where id = $2::uuid and name = $3'
    expect(sent(statements.fill('one', { id: 'a', name: 'first' }, build))).toMatchObject({ sql: text, params: [1, 'a', 'first'] })
    expect(sent(statements.fill('one', { id: 'b', name: null }, build))).toMatchObject({ sql: text, params: [1, 'b', null] })
    expect(build).toHaveBeenCalledOnce()
  })

  it('of another shape, or of none, is built anew', () => {
    const statements = createPreparedStatements()
    const build = vi.fn(byId)
    for (const shape of ['one', 'other', null, null]) statements.fill(shape, { id: 'a', name: 'first' }, build)
    expect(build).toHaveBeenCalledTimes(4)
  })

  it('is not sent without one of its values', () => {
    expect(() => createPreparedStatements().fill('one', { id: 'a' }, byId)).toThrow('without its name')
  })

  it('keeps no more than some hundred shapes', () => {
    const statements = createPreparedStatements()
    const build = vi.fn(byId)
    for (let shape = 0; shape < 1000; shape += 1) statements.fill(`shape ${shape}`, { id: 'a', name: 'first' }, build)
    build.mockClear()
    for (let shape = 0; shape < 1000; shape += 1) statements.fill(`shape ${shape}`, { id: 'a', name: 'first' }, build)
    expect(build.mock.calls.length).toBeGreaterThan(500)
  })

  it('takes a place beside a column as it is', () => {
    const statement = createPreparedStatements().fill(null, { name: 'first' }, () => sql`select ${eq(users.username, place('name'))}`)
    expect(sent(statement)).toMatchObject({ sql: 'select "users"."username" = $1', params: ['first'] })
  })
})
