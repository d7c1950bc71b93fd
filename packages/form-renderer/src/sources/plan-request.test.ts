import type { RequestMethod } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { planRequest } from './plan-request'

const PAGE = 'https://forms.example/fill/7'
const base: RequestMethod = { url: '', method: 'get', params: '{}', headers: '{}', result: 'data', timeout: 10 }

function planned(changes: Partial<RequestMethod>) {
  const plan = planRequest({ ...base, ...changes }, PAGE)
  if (!plan.ok) throw new Error(JSON.stringify(plan.problem))
  return plan.request
}

function refused(changes: Partial<RequestMethod>) {
  const plan = planRequest({ ...base, ...changes }, PAGE)
  return plan.ok ? null : plan.problem
}

describe('a request that a definition configures', () => {
  it('goes to http(s) only, and never carries a user name', () => {
    for (const url of [
      '',
      ' ',
      'javascript:alert(1)',
      'data:application/json,[]',
      'file:///etc/passwd',
      'ftp://a/b',
      'https://me:secret@api.example/',
      'http://',
    ]) {
      expect(refused({ url }), url).toMatchObject({ code: 'address' })
    }
    expect(planned({ url: '/api/people' }).url).toBe('https://forms.example/api/people')
    expect(planned({ url: 'people?x=1' }).url).toBe('https://forms.example/fill/people?x=1')
  })

  it('takes no credentials to another origin, and none into a post', () => {
    expect(planned({ url: 'https://api.example/people' }).credentials).toBe('omit')
    expect(planned({ url: '//evil.example/people' }).credentials).toBe('omit')
    expect(planned({ url: '/people' }).credentials).toBe('same-origin')
    expect(planned({ url: '/people', method: 'post' }).credentials).toBe('omit')
  })

  it('is get or post and nothing else (spec 5)', () => {
    for (const method of ['PUT', 'delete', '', '__proto__']) expect(refused({ url: '/x', method })).toMatchObject({ code: 'method' })
    expect(planned({ url: '/x', method: ' Post ' }).method).toBe('POST')
  })

  it('names the place of JSON that does not read', () => {
    for (const text of ['{', '[]', 'null', '"x"', '1']) {
      expect(refused({ url: '/x', params: text }), text).toEqual({ code: 'json', place: 'params' })
      expect(refused({ url: '/x', headers: text }), text).toEqual({ code: 'json', place: 'headers' })
    }
    expect(planned({ url: '/x', params: '', headers: ' ' }).headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
    })
  })

  it('refuses credentials, the headers of the connection and broken values (G3)', () => {
    for (const name of ['Authorization', 'cookie', 'HOST', 'Proxy-Authorization', 'Sec-Fetch-Site', 'Transfer-Encoding', 'bad name', '']) {
      expect(refused({ url: '/x', headers: JSON.stringify({ [name]: 'x' }) }), name).toEqual({ code: 'header', detail: name })
    }
    for (const value of ['a\r\nAuthorization: x', 'a\u0000', '中', { a: 1 }, null, ['a']]) {
      expect(refused({ url: '/x', headers: JSON.stringify({ 'X-A': value }) })).toEqual({ code: 'header', detail: 'X-A' })
    }
    expect(planned({ url: '/x', headers: '{"X-Page":2}' }).headers['x-page']).toBe('2')
  })

  it('keeps a param named __proto__ a param', () => {
    expect(planned({ url: '/x', params: '{"__proto__":"1","a":{"b":2}}' }).url).toBe(
      'https://forms.example/x?__proto__=1&a=%7B%22b%22%3A2%7D',
    )
    expect(Object.hasOwn(Object.prototype, 'b')).toBe(false)
  })

  it('waits ten seconds when it says nothing usable, and never for ever', () => {
    expect([0, -1, Number.NaN, 2.5, 1e9].map((timeout) => planned({ url: '/x', timeout }).timeoutMs)).toEqual([
      10_000, 10_000, 10_000, 2500, 600_000,
    ])
  })

  it('reads data when it names no place', () => {
    expect(planRequest({ ...base, url: '/x', result: '' }, PAGE)).toMatchObject({ request: { path: ['data'] } })
  })
})
