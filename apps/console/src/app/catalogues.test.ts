/** The catalogues are complete, and say one thing per message. */
import { describe, expect, it } from 'vitest'

const catalogues = import.meta.glob<string>('../**/locales/*.po', { query: '?raw', import: 'default', eager: true })
const components = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const ENTRY = /(?:msgctxt "((?:[^"\\]|\\.)*)"\n)?msgid "((?:[^"\\]|\\.)*)"\nmsgstr "((?:[^"\\]|\\.)*)"/g

interface Entry {
  readonly file: string
  readonly message: string
  readonly translation: string
}

function entriesOf(locale: string): Entry[] {
  return Object.entries(catalogues)
    .filter(([file]) => file.endsWith(`/${locale}.po`))
    .flatMap(([file, text]) =>
      [...text.matchAll(ENTRY)]
        .filter(([, , id]) => id !== '')
        .map(([, context = '', id = '', translation = '']) => ({ file, message: `${context}|${id}`, translation })),
    )
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').toSorted()

describe('the Chinese catalogues', () => {
  const entries = entriesOf('zh-CN')

  it('translate every message', () => {
    expect(entries.length).toBeGreaterThan(200)
    expect(entries.filter(({ translation }) => translation === '')).toEqual([])
  })

  it('say the same for the same message, wherever it is used', () => {
    const first = new Map<string, Entry>()
    const differing = entries.filter((entry) => {
      const known = first.get(entry.message)
      if (known === undefined) first.set(entry.message, entry)
      return known !== undefined && known.translation !== entry.translation
    })
    expect(differing).toEqual([])
  })

  it('use the placeholders of the message and no others', () => {
    const wrong = entries.filter(
      ({ message, translation }) => !message.includes(', plural,') && placeholders(message).join() !== placeholders(translation).join(),
    )
    expect(wrong).toEqual([])
  })

  it('hold the same messages as the English ones', () => {
    const keys = (all: readonly Entry[]) => all.map(({ file, message }) => `${file.replace(/[^/]+\.po$/, '')}${message}`).toSorted()
    expect(keys(entries)).toEqual(keys(entriesOf('en')))
  })
})

describe('the components', () => {
  it('hold no text of their own', () => {
    // Words between tags, or in attributes people see or hear, outside braces.
    const between = /(?:\/|[a-z"'}])>\s*([A-Za-z\p{Script=Han}][^<>{}=;|&]*)<\//gu
    const attribute = /\s(?:aria-label|title|placeholder|label|alt|hint)="([^"]*[A-Za-z\p{Script=Han}][^"]*)"/gu
    const found = Object.entries(components).flatMap(([file, text]) => {
      const source = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
      const texts = [...source.matchAll(between), ...source.matchAll(attribute)].map(([, words = '']) => words.trim())
      // Names of keys are the same in every language.
      return texts.filter((words) => !/^Ctrl \w$/.test(words)).map((words) => `${file}: ${words}`)
    })
    expect(Object.keys(components).length).toBeGreaterThan(50)
    expect(found).toEqual([])
  })
})
