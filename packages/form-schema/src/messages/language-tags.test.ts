import { describe, expect, it } from 'vitest'
import {
  compilePattern,
  explainFinding,
  explainPattern,
  exportDefinition,
  importDefinition,
  legacyRules,
  parseLocale,
  toHtmlPage,
  validateField,
  validateValues,
} from '../index'
import { explainRefusal } from '../feel/index'
import { formOf, widget } from '../testing/builders'

const name = widget('input', { model: 'name', options: { required: true } })
const form = formOf(name)
/** Its own texts are English for any reader; without a stated language they would be taken to be in the requested one. */
const english = { ...form, config: { ...form.config, extras: { formwork: { language: 'en', translations: {} } } } }
const nothing = importDefinition('{}')
const refused = compilePattern('(?=a)')

/** Everything that takes a language, and says something in it. */
const SPEAKERS: Readonly<Record<string, (locale: string) => unknown>> = {
  validateValues: (locale) => validateValues(form, {}, { locale }),
  validateField: (locale) => validateField(name, '', { locale }),
  legacyRules: (locale) => legacyRules(name, { locale }),
  exportDefinition: (locale) => exportDefinition(form, { locale }),
  toHtmlPage: (locale) => toHtmlPage(english, { locale }),
  explainFinding: (locale) => nothing.report.map((finding) => explainFinding(finding, { locale })),
  explainPattern: (locale) => (refused.ok ? null : explainPattern(refused, { locale })),
  explainRefusal: (locale) => explainRefusal({ code: 'too-long', from: 0, found: '' }, { locale }),
}

describe.each(Object.entries(SPEAKERS))('%s', (_name, speak) => {
  it.each(['zh', 'zh-Hans-CN', 'zh-TW', 'ZH_cn'])('speaks Chinese to %s', (tag) => {
    expect(speak(tag)).toEqual(speak('zh-CN'))
  })

  it.each(['en-US', 'EN', 'de', 'fr', 'ar-EG', 'no such tag', '__proto__', 'zha'])('speaks English to %s', (tag) => {
    expect(speak(tag)).toEqual(speak('en'))
  })

  it('tells the two apart', () => expect(speak('en')).not.toEqual(speak('zh-CN')))
})

it('speaks Chinese where no language is asked for', () => {
  for (const none of [undefined, null, '']) expect(parseLocale(none)).toBe('zh-CN')
  expect(validateValues(form, {}, { locale: undefined })).toEqual(validateValues(form, {}))
})
