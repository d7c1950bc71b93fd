/** Choices as lines of text, for pasting a list at once: one choice a line, `value|label` where they differ. */
import type { Choice } from '@formwork/form-schema'

export function linesOf(choices: readonly Choice[]): string {
  return choices
    .map(({ value, label }) => (label === undefined || label === String(value) ? String(value) : `${value}|${label}`))
    .join('\n')
}

/** Reads lines back. A choice whose value was there before keeps its type (a number stays a number) and its other keys. */
export function choicesFrom(text: string, before: readonly Choice[]): readonly Choice[] {
  const known = new Map(before.map((choice) => [String(choice.value), choice]))
  return text.split(/\r?\n/).flatMap((line) => {
    const [first = '', ...rest] = line.split(/[|\t]/)
    const value = first.trim()
    if (value === '') return []
    const label = rest.join('|').trim()
    const old = known.get(value)
    if (label !== '') return [{ ...(old ?? { value }), label }]
    return [old ?? { value, label: value }]
  })
}
