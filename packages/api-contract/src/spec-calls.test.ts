/** Section 7 of the specification, as it stands in `fixtures/spec-section-7.md`, against the list of calls. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from './routes'

const section = readFileSync(new URL('../fixtures/spec-section-7.md', import.meta.url), 'utf8')

/** A row of a table (`| GET | /path |`) or a part of a sentence (`GET /path (body)`). */
const CALL = /\b(GET|POST|PUT|DELETE)(?: \| | )(\/[\w/{}]+)/g

const declared: readonly string[] = Object.values(routes).map(({ method, path }) => `${method} ${path}`)
const asked = [...new Set([...section.matchAll(CALL)].map(([, method, path = '']) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`))]

describe('section 7 of the specification', () => {
  it('is read whole', () => {
    // The three ways to use `PUT /api/v1/sysUser` count once.
    expect(asked).toHaveLength(37)
  })

  it.each(asked)('has %s among the calls', (call) => {
    expect(declared).toContain(call)
  })
})
