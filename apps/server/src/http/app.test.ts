/** What the application does to every request, whatever the call. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

describe('the application', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('is healthy while the database answers', async () => {
    const answer = await test.anonymous.get('/health')
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }])
  })
})
