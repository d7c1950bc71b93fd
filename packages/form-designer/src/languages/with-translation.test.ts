/** One translation written into the languages of a form, as a key in a cell of the table does it. */
import { expect, it } from 'vitest'
import { applyCommand } from '../commands/apply-command'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { languagesOf, toDocument } from '@formwork/form-schema'
import { translationOf, withTranslation } from './with-translation'

const languages = { language: 'zh-CN', translations: { en: { 姓名: 'Name' }, fr: {} } } as const

it('is added beside the others, and an empty one is taken away', () => {
  const added = withTranslation(languages, { text: '电话', tag: 'en', translation: 'Phone' })
  expect(added.translations).toEqual({ en: { 姓名: 'Name', 电话: 'Phone' }, fr: {} })
  expect(withTranslation(added, { text: '姓名', tag: 'en', translation: '' }).translations).toEqual({ en: { 电话: 'Phone' }, fr: {} })
  expect(languages.translations.en).toEqual({ 姓名: 'Name' })
})

it('begins a language that has none, and keeps a text that is called like a part of every object', () => {
  const text = 'constructor'
  expect(withTranslation(languages, { text, tag: 'de', translation: 'Erbauer' }).translations).toMatchObject({ de: { [text]: 'Erbauer' } })
})

it('is not taken from what every object has', () => {
  expect(['姓名', 'toString'].map((text) => translationOf(languages, { text, tag: 'en' }))).toEqual(['Name', ''])
})

it('is one step with what follows it in the same cell, and says so when nothing changes', () => {
  const document = toDocument(formOfWidgets(widgetOf('input', 'a', { name: '姓名' })))
  const command = { type: 'set-languages', languages } as const
  const result = applyCommand(document, command)
  if (!result.ok) throw new Error(result.reason)
  expect(languagesOf(result.document)).toEqual(languages)
  expect(applyCommand(result.document, command)).toEqual({ ok: false, reason: 'nothing-changes' })
})
