/** Fills the places of a sentence. */
import type { FindingMessages } from './finding-sentences'

/** Puts `params` into the `{name}` places of a sentence; `{problem}` becomes the sentence about that problem of a pattern. */
export function fillSentence(
  sentence: string,
  params: Readonly<Record<string, string | number>>,
  messages: Pick<FindingMessages, 'pattern'>,
): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    if (!Object.hasOwn(params, name)) return place
    const value = String(params[name])
    return name === 'problem' && isPatternProblem(value, messages) ? fillSentence(messages.pattern[value], params, messages) : value
  })
}

function isPatternProblem(text: string, { pattern }: Pick<FindingMessages, 'pattern'>): text is keyof FindingMessages['pattern'] {
  return Object.hasOwn(pattern, text)
}
