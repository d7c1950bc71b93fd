/** Both wires end in data or in one shape of error. */
import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { readBody, readEnvelope } from './read-answer'

function refusalOf(read: () => unknown): ApiError {
  try {
    read()
  } catch (error) {
    if (error instanceof ApiError) return error
  }
  throw new Error('was not refused')
}

describe('readEnvelope', () => {
  it('answers the data and what stands beside it', () => {
    expect(readEnvelope({ code: 200, data: null, msg: '', token: 't', expire: 'e' })).toEqual({
      data: null,
      extras: { token: 't', expire: 'e' },
    })
  })

  it.each([
    [400, 'v1.refused'],
    [401, 'session.missing'],
    [6401, 'session.expired'],
    [403, 'v1.forbidden'],
    [-1, 'v1.failed'],
    [777, 'v1.refused'],
  ])('turns code %i into %s with the server’s words', (code, expected) => {
    const error = refusalOf(() => readEnvelope({ code, msg: '用户名或密码错误', reason: 'sign-in.failed' }))
    expect(error).toMatchObject({ code: expected, message: '用户名或密码错误', reason: 'sign-in.failed' })
  })

  it.each([undefined, null, 'text', [], { data: 1 }, { code: '200' }])('refuses %j, which is no envelope', (body) => {
    expect(refusalOf(() => readEnvelope(body)).code).toBe('answer.unreadable')
  })
})

describe('readBody', () => {
  it('answers a good body as it is', () => {
    expect(readBody(200, { list: [] }).data).toEqual({ list: [] })
  })

  it('keeps code, words, places and facts of a problem', () => {
    const issue = { path: ['values', 'days'], code: 'required', message: '请填写天数' }
    const error = refusalOf(() =>
      readBody(409, { code: 'task.already-decided', detail: '已由王磊处理', issues: [issue, 'odd'], params: { by: '王磊' } }),
    )
    expect(error).toMatchObject({ code: 'task.already-decided', message: '已由王磊处理', issues: [issue], params: { by: '王磊' } })
  })

  it.each([
    [401, 'session.missing'],
    [403, 'permission.denied'],
    [404, 'route.not-found'],
    [429, 'rate.limited'],
    [502, 'server.failed'],
  ])('reads a bare %i of some proxy as %s', (status, code) => {
    expect(refusalOf(() => readBody(status, undefined)).code).toBe(code)
  })

  it.each([
    [413, 'What was sent is too large.'],
    [429, 'Too many calls in a short time. Please try again in a moment.'],
    [503, 'The service cannot be reached at the moment. Please try again later.'],
    [418, 'The server did not do what was asked (HTTP 418).'],
  ])('says a sentence for a bare %i', (status, sentence) => {
    expect(refusalOf(() => readBody(status, undefined)).message).toBe(sentence)
  })
})
