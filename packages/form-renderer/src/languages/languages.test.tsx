/** The ready-made languages: whole, each an entry of the package, and said by a form that is given one. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json'
import { renderForm, widget } from '../testing/render-form'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import type { FormLanguage } from './form-language'

const modules = import.meta.glob<Readonly<Record<string, FormLanguage>>>(['./*.ts', '!./form-language.ts'], { eager: true })
const languages = Object.entries(modules).flatMap(([path, names]) =>
  Object.values(names).map((language) => ({ file: path.slice(2, -3), ...language })),
)

/** Every text with what it was made of: functions are asked with arguments that cannot be missed. */
function textsOf(words: object): readonly (readonly [key: string, text: string, parts: readonly string[]])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[key, value, []] as const]
    if (typeof value !== 'function') return textsOf(Object(value) as object)
    const parts = ['71', '72', '73'].slice(0, value.length)
    return [[key, String(value(...parts)), parts] as const]
  })
}
const placesOf = (text: string) => (text.match(/\{(?!label)\w+\}/g) ?? []).toSorted()

/** Written the same everywhere. */
const SIGNS = /^(?:#rrggbb|https:\/\/)$/
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
}

describe('the ready-made languages', () => {
  it('are entries of the package, each under its tag', () => {
    const entries = Object.keys(manifest.exports).filter((entry) => entry.startsWith('./languages/'))
    expect(entries.toSorted()).toEqual(languages.map(({ file }) => `./languages/${file}`).toSorted())
    for (const { file, locale } of languages) expect(file).toBe(locale.toLowerCase())
  })

  it.each(languages)('$file says everything, and names what each text is about', ({ messages, ruleMessages = {} }) => {
    const english = new Map(textsOf(en.messages).map(([key, text]) => [key, text]))
    const said = textsOf(messages)
    expect(new Set(said.map(([key]) => key))).toEqual(new Set(english.keys()))
    for (const [key, text, parts] of said) {
      for (const part of parts) expect(`${key}: ${text}`).toContain(part)
      expect([key, ...placesOf(text)]).toEqual([key, ...placesOf(english.get(key) ?? '')])
      expect(text.trim() === '' && key !== 'function').toBe(false)
    }
    const rules = new Map(Object.entries(de.ruleMessages ?? {}))
    for (const [key, text] of Object.entries(ruleMessages))
      expect([key, ...placesOf(text)]).toEqual([key, ...placesOf(rules.get(key) ?? '')])
  })

  it.each(languages)('$file is in its own script, and in no other', ({ locale, messages }) => {
    const own = SCRIPTS[locale.split('-')[0] ?? ''] ?? /\p{Script=Latin}/u
    const words = textsOf(messages).filter(([, text]) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    expect(words.length).toBeGreaterThan(50)
    expect(words.filter(([key, text]) => key !== 'function' && !own.test(text) && !SIGNS.test(text))).toEqual([])
    if (own.source.includes('Latin')) expect(words.filter(([, text]) => /[^\P{L}\p{Script=Latin}]/u.test(text))).toEqual([])
  })

  it('is what a form speaks that is given one, errors and their summary too', async () => {
    const { handle } = renderForm([widget('input', 'Ort', { required: true })], de)
    await handle.validate()
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('Bitte prüfen Sie Ihre Eingaben'))
    expect(screen.getAllByText('Ort muss ausgefüllt werden')).toHaveLength(2)
  })

  it('of a script from right to left turns the form around', async () => {
    const { container, user } = renderForm([widget('date', 'day')], ar)
    const form = container.querySelector('form')
    expect([form?.dir, form?.lang]).toEqual(['rtl', 'ar'])
    await user.click(await screen.findByRole('button', { name: 'اختيار التاريخ' }))
    await waitFor(() => expect(screen.getAllByRole('columnheader')[0]?.textContent).toMatch(/[\u0600-\u06ff]/))
  })
})
