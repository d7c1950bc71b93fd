/** Texts of a survey: plain, or one per language. */
import { isObject, type JsonObject, ownValue } from '../../json'
import { wordsOf } from '../foreign/read-values'
import type { Path } from '../foreign/draft'
import type { Sketch } from '../foreign/sketch'

/** Reads texts in the survey's own language and says once that others were left out. */
export class SurveyWords {
  readonly #sketch: Sketch
  readonly #languages: readonly string[]
  #isSaid = false

  constructor(survey: JsonObject, sketch: Sketch) {
    const locale = ownValue(survey, 'locale')
    this.#sketch = sketch
    this.#languages = [...(typeof locale === 'string' && locale !== '' ? [locale] : []), 'default', 'zh-cn', 'en']
  }

  /** The survey's own language; '' when it names none. */
  get language(): string {
    const [first = ''] = this.#languages
    return first === 'default' ? '' : first
  }

  /** The first of `keys` that has words, without markup. */
  read(source: JsonObject, path: Path, ...keys: readonly string[]): string {
    for (const key of keys) {
      const found = this.plain(ownValue(source, key), [...path, key])
      if (found !== '') return wordsOf(found, [...path, key], this.#sketch)
    }
    return ''
  }

  /** A text as it stands: `'…'`, `{ default: '…', 'zh-cn': '…' }`, or a number. */
  plain(found: unknown, path: Path): string {
    if (typeof found === 'number' || typeof found === 'boolean') return String(found)
    if (typeof found === 'string') return found
    if (!isObject(found)) return ''
    const texts = Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const wanted = this.#languages.find((language) => texts.some(([name]) => name === language))
    const [, text = ''] = texts.find(([name]) => name === wanted) ?? texts[0] ?? []
    if (texts.length > 1 && !this.#isSaid) {
      this.#isSaid = true
      this.#sketch.note('translations.dropped', path, { found: texts.map(([name]) => name).join(', ') })
    }
    return text
  }
}
