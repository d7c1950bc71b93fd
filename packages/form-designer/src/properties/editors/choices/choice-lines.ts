/** Choices as lines of text, for pasting a list at once: one choice a line, `value|label` where they differ. */
import type { Choice } from '@formwork/form-schema'

export function linesOf(choices: readonly Choice[]): string {
  return choices.map(lineOf).join('\n')
}

/** A line break inside would make two choices of one. */
function lineOf({ value, label }: Choice): string {
  const line = label === undefined || label === String(value) ? String(value) : `${value}|${label}`
  return line.replaceAll(/[\r\n]+/g, ' ')
}

/** Lines that name texts beside the values are meant to show them: the option that does goes with the first such text. */
export function besideChoices(before: readonly Choice[], after: readonly Choice[]): { readonly showLabel: true } | undefined {
  return !before.some(hasOwnText) && after.some(hasOwnText) ? { showLabel: true } : undefined
}

const hasOwnText = ({ value, label }: Choice) => label !== undefined && label !== String(value)

/** A choice with another value; a text that said the same follows it. */
export function withValue(choice: Choice, value: string): Choice {
  return choice.label === undefined || hasOwnText(choice) ? { ...choice, value } : { ...choice, value, label: value }
}

/**
 * Reads lines back. A line that nobody changed is the choice it was written of, whatever that holds; a choice whose value was there before keeps its
 * type (a number stays a number) and its other keys.
 */
export function choicesFrom(text: string, before: readonly Choice[]): readonly Choice[] {
  const known = new Map(before.map((choice) => [String(choice.value), choice]))
  const unchanged = new Map<string, Choice[]>()
  for (const choice of before) unchanged.set(lineOf(choice), [...(unchanged.get(lineOf(choice)) ?? []), choice])
  return text.split(/\r?\n/).flatMap((line) => {
    const same = unchanged.get(line)?.shift()
    if (same !== undefined) return [same]
    const [first = '', ...rest] = line.split(/[|\t]/)
    const value = first.trim()
    if (value === '') return []
    const label = rest.join('|').trim()
    const old = known.get(value)
    if (label !== '') return [{ ...(old ?? { value }), label }]
    return [old ?? { value, label: value }]
  })
}

/** A cell of a spreadsheet in quotes: that is how one is copied which holds a line break, a tab or a quote. */
const QUOTED = /(?<=^|[\t\n])"((?:[^"]|"")*)"(?=[\t\r\n]|$)/g

/** Cells copied from a spreadsheet, one row a line: what is quoted for what it holds is written without the quotes, on one line. Other text stays as it is. */
export function linesOfCells(text: string): string {
  return text.replaceAll(QUOTED, (whole, inside: string) =>
    /""|[\t\r\n]/.test(inside) ? inside.replaceAll('""', '"').replaceAll(/[\t\r\n]+/g, ' ') : whole,
  )
}
