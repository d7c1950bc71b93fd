/** What the controls of the sample page refuse, asked of a real browser: never a value that `validateValues` takes. */
import { type FormDefinition, importDefinition, toHtmlPage, validateValues } from '@formwork/form-schema'
import type { Locator } from '@playwright/test'
import { expect, test } from '../setup/watch-page'

type Options = Readonly<Record<string, unknown>>

function formOf(type: string, options: Options): FormDefinition {
  const { form, report } = importDefinition({ list: [{ type, key: 'f', model: 'f', name: 'F', options }], config: {} })
  if (form === null) throw new Error(report[0]?.message)
  return form
}

const NUMBERS = [
  '',
  '0',
  '1',
  '2',
  '3',
  '5',
  '7',
  '8',
  '0.5',
  '0.1',
  '0.3',
  '1.13',
  '1e-7',
  '3e-7',
  '9007199254740993',
  '1000000000.5',
  '-1',
  '100',
]
const TEXTS = [
  '',
  'a',
  'ab',
  'abc',
  '7',
  '007',
  '12',
  '-3',
  '😀😀',
  'a@b.co',
  'ü@ä.de',
  'a@b',
  '//x.org',
  'http://x.org',
  'HTTPS://x.org/ä',
  'fff',
  'true',
]

const cases: readonly (readonly [string, Options, readonly string[]])[] = [
  ...[1, 5, 0.1, 0.01, 0.5, 1e-7, 3].flatMap((step) =>
    [{}, { min: 1 }, { min: 0.5 }, { max: 7 }, { defaultValue: 3 }, { defaultValue: null }].map(
      (more) => ['number', { step, ...more }, NUMBERS] as const,
    ),
  ),
  ...['integer', 'number', 'float'].flatMap((dataType) =>
    [{}, { defaultValue: '1.5' }, { maxlength: 2 }, { formwork: { rules: { minLength: 3 } } }].map(
      (more) => ['input', { dataType, ...more }, NUMBERS] as const,
    ),
  ),
  ...['string', 'email', 'url', 'hex', 'boolean'].flatMap((dataType) =>
    [{}, { required: true }, { maxlength: 3 }, { pattern: '^[a-z]+$' }, { formwork: { rules: { minLength: 3 } } }].map(
      (more) => ['input', { dataType, ...more }, TEXTS] as const,
    ),
  ),
  ...[{}, { required: true }, { maxlength: 3 }, { formwork: { rules: { minLength: 3 } } }].map(
    (more) => ['textarea', more, TEXTS] as const,
  ),
  ...['yyyy-MM-dd', 'yyyy-MM', 'dd.MM.yyyy'].map(
    (format) =>
      ['date', { format }, ['', format === 'yyyy-MM' ? '2026-02' : format === 'yyyy-MM-dd' ? '2024-02-29' : '29.02.2024']] as const,
  ),
  ...['HH:mm', 'HH:mm:ss'].map((format) => ['time', { format }, ['', '09:30', '23:59']] as const),
]

interface Said {
  readonly isRefused: boolean
  readonly why: string
  readonly value: string | number | null
}

/** What a control says of each text that is put there; of what stands in it for `null`. */
const saysOf = (element: HTMLInputElement, texts: readonly (string | null)[]): readonly Said[] =>
  texts.map((text) => {
    if (text !== null) element.value = text
    const value = element.type === 'number' ? (element.value === '' ? null : Number(element.value)) : element.value
    return { isRefused: !element.checkValidity(), why: element.validationMessage, value }
  })

/** Lengths are asked of nothing that a script put there: those are typed, which takes a hundred times longer. */
async function ask(control: Locator, options: Options, texts: readonly string[]): Promise<readonly Said[]> {
  if (!('maxlength' in options || 'formwork' in options)) return control.evaluate(saysOf, texts)
  const said: Said[] = []
  for (const text of texts) {
    await control.fill(text)
    said.push(...(await control.evaluate(saysOf, [null])))
  }
  return said
}

test('the page refuses nothing that validateValues takes', async ({ page }) => {
  const refused: unknown[] = []
  for (const [type, options, texts] of cases) {
    const form = formOf(type, options)
    // A document that is written anew keeps the names of scripts.
    await page.goto('about:blank')
    await page.setContent(toHtmlPage(form, { locale: 'en' }))
    const said = await ask(page.locator('#f-f'), options, texts)
    for (const [at, { isRefused, why, value }] of said.entries())
      if (isRefused && validateValues(form, { f: value }).ok) refused.push([type, options, texts[at], why])
  }
  expect(refused).toEqual([])
})
