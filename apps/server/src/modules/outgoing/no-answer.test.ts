/** The causes of a call without an answer, by what Node says of them. */
import { expect, it } from 'vitest'
import { noAnswerOf } from './no-answer'

const failing = (code: string) => Object.assign(new Error(code), { code })

it.each([
  [failing('ENOTFOUND'), 'host-not-found'],
  [failing('EAI_AGAIN'), 'host-not-found'],
  [failing('ECONNREFUSED'), 'connection-refused'],
  [failing('ETIMEDOUT'), 'timeout'],
  [new DOMException('no connection in time', 'TimeoutError'), 'timeout'],
  [failing('CERT_HAS_EXPIRED'), 'certificate'],
  [failing('ERR_TLS_CERT_ALTNAME_INVALID'), 'certificate'],
  [failing('ECONNRESET'), 'unreachable'],
  ['thrown text', 'unreachable'],
])('%s is %s', (error, cause) => {
  expect(noAnswerOf(error)).toBe(cause)
})
