/** The server's sentence about a failure can be read again by clients that word it differently. */
import { expect, it } from 'vitest'
import { type FailureCode, failureText, inBothLanguages, lineIn, readFailure } from './failures'

it.each<[FailureCode, string[], string]>([
  ['host.not-allowed', ['erp.example.com'], 'the settings do not allow calls of erp.example.com'],
  ['address.not-public', [], 'the address is not public'],
  ['answer.status', ['$&.example.com', '503'], '$&.example.com answered 503'],
  ['host.not-found', ['erp.example.com'], 'no machine is called erp.example.com'],
  ['host.silent', ['::1'], '::1 did not answer in time'],
  ['host.failed', ['erp.example.com', 'socket hang up'], 'the connection to erp.example.com failed with socket hang up'],
  ['answer.too-long', [], 'the answer is longer than 1 MiB'],
  ['inner.not-started', ['process.archived'], 'the inner process cannot be started: process.archived'],
  ['script.threw', ['3', 'TypeError: a is not {} a function'], 'the script failed in line 3 with TypeError: a is not {} a function'],
  ['script.value-refused', ['Days: a number, please'], 'the form refuses what the script returned: Days: a number, please'],
  [
    'script.value-refused',
    ['天数有误\nDays: a number, please'],
    'the form refuses what the script returned: 天数有误\nDays: a number, please',
  ],
  ['script.answer-shape', [''], 'the script returned something else than values and a note: '],
  ['inner.too-many', [], 'too many tickets are inside one another'],
  ['inner.ended', ['202611250001', 'refused'], 'the inner ticket 202611250001 ended as refused'],
])('%s of %j is “%s”', (code, named, text) => {
  expect(failureText(code, ...named)).toBe(text)
  expect(readFailure(text)).toEqual({ code, named })
})

it.each<[string, FailureCode, string]>([
  ['getaddrinfo ENOTFOUND erp.example.com', 'host.not-found', 'erp.example.com'],
  ['getaddrinfo EAI_AGAIN erp.example.com', 'host.not-found', 'erp.example.com'],
  ['connect ECONNREFUSED 127.0.0.1:9', 'host.refused', '127.0.0.1:9'],
  ['connect ETIMEDOUT 10.0.0.1:443', 'host.silent', '10.0.0.1:443'],
])('“%s”, as it was stored earlier, is %s of %s', (text, code, host) => {
  expect(readFailure(text)).toEqual({ code, named: [host] })
})

it.each(['connect EHOSTUNREACH 10.0.0.1:443', 'connect ECONNREFUSED', '', 'somebody else answered 3', 'the answer is not JSON at all'])(
  '“%s” is nothing that is known',
  (text) => {
    expect(readFailure(text)).toBeNull()
  },
)

it('says what a form says in the language of the reader, and what was stored in one language as it is', () => {
  const text = inBothLanguages('天数有误', 'Days: a\n number, please')
  expect([lineIn('zh-CN', text), lineIn('en', text)]).toEqual(['天数有误', 'Days: a number, please'])
  expect([inBothLanguages('a', 'a'), lineIn('en', '天数有误')]).toEqual(['a', '天数有误'])
})
