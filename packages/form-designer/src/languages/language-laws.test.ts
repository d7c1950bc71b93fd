/** Laws of all translations: through a table and back, through undo, and into the exported form. */
import {
  exportDefinition,
  type FormLanguages,
  formTexts,
  importDefinition,
  LANGUAGE_LIMITS,
  languagesOf,
  missingTexts,
  readTranslationRows,
  translationRows,
  translationsFromCsv,
  translationsToCsv,
} from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf } from '../store/form-of'
import { designerOf, formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { languageName } from './language-name'
import { withTranslation } from './with-translation'

const TITLES = ['事由', '=1+1', 'a "quoted", text', 'two\nlines', "'x", 'Ünïcode; 你好', '-3']
const form = formOfWidgets(
  ...TITLES.map((name, at) => widgetOf('input', `f${at}`, { name })),
  gridOf('g', [widgetOf('radio', 'r', { name: 'Inside' })], []),
  tabsOf('t', { 'First pane': [widgetOf('number', 'n', { name: 'Deep' })] }),
)
const TEXTS = formTexts(form).map(({ text }) => text)

const translation = fc
  .oneof(fc.string({ maxLength: 12 }), fc.constantFrom('=SUM(A1)', 'x,y;z', '"', "'", ' padded ', 'line\nbreak', '@cmd', '0012'))
  // Spreadsheets know one kind of line break.
  .map((text) => text.replaceAll('\r', ''))
const step = fc.record({ text: fc.constantFrom(...TEXTS), tag: fc.constantFrom('en', 'fr', 'pt-BR', 'zh-TW'), translation })

describe('translations', () => {
  it('come back from CSV and from the rows of a spreadsheet as they were, into a form that had none', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const designer = designerOf(form)
        const { dispatch } = designer.store.getState()
        for (const each of steps) {
          const languages = withTranslation(languagesOf(designer.store.getState().document), each)
          dispatch({ type: 'set-languages', languages })
        }
        const translated = formOf(designer.store.getState().document)
        const { translations } = languagesOf(translated)
        const filled = Object.fromEntries(Object.entries(translations).filter(([, texts]) => Object.keys(texts).length > 0))
        for (const read of [
          translationsFromCsv(form, translationsToCsv(translated)),
          readTranslationRows(form, translationRows(translated)),
        ]) {
          expect(read?.languages.translations).toEqual(filled)
          expect(read?.unknown).toEqual([])
          expect(read?.changed).toBe(Object.values(filled).reduce((sum, texts) => sum + Object.keys(texts).length, 0))
        }
      }),
    )
  })

  it('are taken back by undo to the byte, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const designer = designerOf(form)
        const { store } = designer
        const before = JSON.stringify(exportDefinition(formOf(store.getState().document)))
        for (const each of steps)
          store.getState().dispatch({ type: 'set-languages', languages: withTranslation(languagesOf(store.getState().document), each) })
        while (store.getState().undo());
        expect(JSON.stringify(exportDefinition(formOf(store.getState().document)))).toBe(before)
      }),
    )
  })

  it('are in the exported form, and the same after it was imported', () => {
    fc.assert(
      fc.property(step, ({ text, tag, translation: said }) => {
        const designer = designerOf(form)
        const languages = withTranslation({ language: 'zh-CN', translations: {} }, { text, tag, translation: said })
        designer.store.getState().dispatch({ type: 'set-languages', languages })
        const { form: again } = importDefinition(JSON.stringify(exportDefinition(formOf(designer.store.getState().document))))
        expect(again && languagesOf(again)).toEqual(languages)
      }),
    )
  })

  it('are missing for exactly the texts that have none', () => {
    const translations = { en: Object.fromEntries(TEXTS.slice(0, 3).map((text) => [text, 'x'])), fr: {} }
    const designer = designerOf(form)
    designer.store.getState().dispatch({ type: 'set-languages', languages: { language: null, translations } })
    expect(missingTexts(formOf(designer.store.getState().document))).toEqual({ en: TEXTS.length - 3, fr: TEXTS.length })
  })
})

describe('a table with more languages than a form takes', () => {
  const tags = Array.from({ length: LANGUAGE_LIMITS.languages + 3 }, (_, at) => `aa-x${String(at).padStart(2, '0')}`)
  const table = [
    ['text', ...tags],
    ['事由', ...tags.map(() => 'x')],
  ]

  it('is taken over as far as they fit, and says no more than that', () => {
    const read = readTranslationRows(form, table)
    expect(read?.changed).toBe(LANGUAGE_LIMITS.languages)
    const designer = designerOf(form)
    const languages: FormLanguages = read?.languages ?? { language: null, translations: {} }
    designer.store.getState().dispatch({ type: 'set-languages', languages })
    expect(languagesOf(designer.store.getState().document)).toEqual(languages)
  })
})

it('a language is called in the words of the designer, and by its tag where it has no name', () => {
  expect(languageName('en', 'zh-CN')).toBe('英语')
  expect(languageName('en', 'en')).toBe('English')
  expect(languageName('en', undefined)).toBe('英语')
  expect(languageName('qqq', 'en')).toBe('qqq')
  expect(languageName('not a tag', 'en')).toBe('not a tag')
})
