/** The catalogues are complete, and say one thing per message. */
import { describe, expect, it } from 'vitest'

const catalogues = import.meta.glob<string>('../**/locales/*.po', { query: '?raw', import: 'default', eager: true })
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

const HAN = /\p{Script=Han}/u
/** Names of programs and protocols. */
const NAMES = new Set(['LDAP', 'Node.js', 'OpenID Connect', 'PDF', 'StartTLS', 'Webhook'])

it('the English catalogues hold nothing in Chinese', () => {
  const english = entriesOf('en')
  expect(english.length).toBeGreaterThan(200)
  expect(english.filter(({ message, translation }) => HAN.test(`${message}${translation}`))).toEqual([])
})

describe('the Chinese catalogues', () => {
  const entries = entriesOf('zh-CN')

  it('translate every message', () => {
    expect(entries.length).toBeGreaterThan(200)
    expect(entries.filter(({ translation }) => translation === '')).toEqual([])
  })

  it('are in Chinese, but for what has no language', () => {
    const words = entries.map(({ message, translation }) => ({ message, words: translation.replaceAll(/\{\w+\}/g, '') }))
    expect(words.filter((entry) => /\p{L}/u.test(entry.words) && !HAN.test(entry.words) && !NAMES.has(entry.words))).toEqual([])
  })

  it('address people politely, all of them alike', () => {
    expect(entries.filter(({ translation }) => translation.replaceAll('迷你', '').includes('你'))).toEqual([])
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
