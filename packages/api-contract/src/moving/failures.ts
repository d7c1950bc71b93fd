/** How an automatic step failed: the sentence that the server stores, and its facts for clients that word it differently. */

/** `{}` stands for a name, an address or a number; `{…}` for all that follows. */
const SENTENCES = {
  'host.not-allowed': 'the settings do not allow calls of {}',
  'address.not-public': 'the address is not public',
  'address.missing': 'the step has no address that can be called',
  'host.not-found': 'no machine is called {}',
  'host.refused': '{} refuses the connection',
  'host.silent': '{} did not answer in time',
  'host.certificate': 'the certificate of {} is not valid',
  'host.failed': 'the connection to {} failed with {…}',
  'answer.status': '{} answered {}',
  'answer.too-long': 'the answer is longer than 1 MiB',
  'answer.not-json': 'the answer is not JSON',
  'answer.not-storable': 'the answer holds what cannot be stored',
  'inner.not-published': 'the inner process is not published',
  'inner.not-started': 'the inner process cannot be started: {}',
  'inner.too-many': 'too many tickets are inside one another',
  'inner.ended': 'the inner ticket {} ended as {}',
  'script.syntax': 'the script has a mistake in line {} namely {…}',
  'script.threw': 'the script failed in line {} with {…}',
  'script.time-over': 'the script ran for longer than a second',
  'script.memory-over': 'the script took more than 16 MiB of memory',
  'script.crashed': 'the script ended the engine that ran it',
  'script.answer-shape': 'the script returned something else than values and a note: {…}',
  'script.answer-too-long': 'the script returned more than 100,000 characters',
  'script.answer-not-storable': 'the script returned what cannot be stored',
  'script.field-unknown': 'the script returned a value for a field that does not exist: {…}',
  'script.value-refused': 'the form refuses what the script returned: {…}',
  'server.failed': 'the server failed and its log says why',
} as const

export type FailureCode = keyof typeof SENTENCES

/** What Node says itself, as it was stored until the server had sentences for it. */
const EARLIER_SENTENCES: readonly (readonly [FailureCode, string])[] = [
  ['host.not-found', 'getaddrinfo ENOTFOUND {}'],
  ['host.not-found', 'getaddrinfo EAI_AGAIN {}'],
  ['host.refused', 'connect ECONNREFUSED {}'],
  ['host.silent', 'connect ETIMEDOUT {}'],
]
const READ = [...Object.entries(SENTENCES), ...EARLIER_SENTENCES]

/** @example failureText('answer.status', 'erp.example.com', '503') // 'erp.example.com answered 503' */
export function failureText(code: FailureCode, ...named: readonly string[]): string {
  return named.reduce<string>((text, name) => text.replace(/\{…?\}/, () => name), SENTENCES[code])
}

/** What a form says, for a failure whose reader is not known yet: a line in Chinese and one in English, or one line where they are the same. */
export function inBothLanguages(chinese: string, english: string): string {
  const lines = [chinese, english].map((line) => line.replaceAll(/\s*\n\s*/g, ' '))
  return [...new Set(lines)].join('\n')
}

/** The line for a reader. Failures that were stored before have one line for all. */
export function lineIn(locale: string, text: string): string {
  const [chinese = '', english = chinese] = text.split('\n')
  return locale === 'en' ? english : chinese
}

/** @returns null for an unforeseen failure: only its own text is known. */
export function readFailure(text: string): { readonly code: FailureCode; readonly named: readonly string[] } | null {
  const words = text.split(' ')
  for (const [code, sentence] of READ) {
    const expected = sentence.split(' ')
    const endsOpen = expected.at(-1) === '{…}'
    const fixed = endsOpen ? expected.slice(0, -1) : expected
    if (endsOpen ? words.length < fixed.length : words.length !== fixed.length) continue
    if (!fixed.every((word, at) => word === '{}' || word === words[at])) continue
    const named = words.filter((_, at) => fixed[at] === '{}')
    return { code: code as FailureCode, named: endsOpen ? [...named, words.slice(fixed.length).join(' ')] : named }
  }
  return null
}
