/** How a step that no person does failed: the sentence that the server writes down, and what of it is known to whoever says it in other words. */

/** `{}` stands for a name, an address or a number. */
const SENTENCES = {
  'host.not-allowed': 'the settings do not allow calls of {}',
  'address.not-public': 'the address is not public',
  'address.missing': 'the step has no address that can be called',
  'answer.status': '{} answered {}',
  'answer.too-long': 'the answer is longer than 1 MiB',
  'answer.not-json': 'the answer is not JSON',
  'answer.not-storable': 'the answer holds what cannot be stored',
  'inner.not-published': 'the inner process is not published',
  'inner.not-started': 'the inner process cannot be started: {}',
  'inner.too-many': 'too many tickets are inside one another',
  'inner.ended': 'the inner ticket {} ended as {}',
  'server.failed': 'the server failed and its log says why',
} as const

export type FailureCode = keyof typeof SENTENCES

/** @example failureText('answer.status', 'erp.example.com', '503') // 'erp.example.com answered 503' */
export function failureText(code: FailureCode, ...named: readonly string[]): string {
  return named.reduce<string>((text, name) => text.replace('{}', () => name), SENTENCES[code])
}

/** @returns null for a failure that was not foreseen: its own words are all there is. */
export function readFailure(text: string): { readonly code: FailureCode; readonly named: readonly string[] } | null {
  const words = text.split(' ')
  for (const [code, sentence] of Object.entries(SENTENCES)) {
    const expected = sentence.split(' ')
    if (words.length !== expected.length || !expected.every((word, at) => word === '{}' || word === words[at])) continue
    return { code: code as FailureCode, named: words.filter((_, at) => expected[at] === '{}') }
  }
  return null
}
