/** Why another system could not be asked: the causes that whoever set its address can mend, each with its own code. */
import { isAboutCertificate } from '../outside-people/certificate-errors'

export type NoAnswer = 'host-not-found' | 'connection-refused' | 'timeout' | 'certificate' | 'unreachable'

/** @param error - what `sendRequest` threw, unless the settings forbid the call */
export function noAnswerOf(error: unknown): NoAnswer {
  if (!(error instanceof Error)) return 'unreachable'
  const code = 'code' in error ? String(error.code) : ''
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'host-not-found'
  if (code === 'ECONNREFUSED') return 'connection-refused'
  return isAboutCertificate(code) ? 'certificate' : 'unreachable'
}
