/** Which proxies are trusted to say where a request comes from. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config'
import { createTestApp, type TestApp } from '../testing/test-app'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp({ trustedProxies: ['10.0.0.0/8', '::1'] })
})
afterAll(() => test.close())

describe('the address of a request', () => {
  it.each([
    ['10.0.0.5', '198.51.100.9', '198.51.100.9'],
    ['10.0.0.5', '127.0.0.1, 198.51.100.9', '198.51.100.9'],
    ['10.0.0.5', '198.51.100.9, 10.1.2.3', '198.51.100.9'],
    ['::1', '2001:db8::7', '2001:db8::7'],
    ['203.0.113.5', '198.51.100.9', '203.0.113.5'],
    ['10.0.0.5', '', '10.0.0.5'],
  ])('from %s with X-Forwarded-For "%s" is %s', async (remoteAddress, forwarded, address) => {
    const payload = { username: 'admin', password: 'wrong' }
    const headers = forwarded === '' ? {} : { 'x-forwarded-for': forwarded }
    test.clock.advance({ seconds: 1 })
    await test.app.inject({ method: 'POST', url: '/login', remoteAddress, headers, payload })
    const newest = await (await test.as(test.admin)).get('/api/v1/loginlog?pageSize=1')
    expect(newest.at('data.list.0.ipaddr')).toBe(address)
  })
})

describe('TRUSTED_PROXIES', () => {
  it('is a list of addresses and networks; nobody is trusted where it is empty', () => {
    expect(readConfig({}, []).trustedProxies).toEqual([])
    expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' }, []).trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', '::1'])
  })

  it.each(['true', '*', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example.com', '10.0.0.1 10.0.0.2'])('is not %s', (value) => {
    expect(() => readConfig({ TRUSTED_PROXIES: value }, [])).toThrow('TRUSTED_PROXIES must be addresses or networks')
  })
})
