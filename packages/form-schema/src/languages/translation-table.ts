/** The translations of a form as a table: one row for each text, one column for each language; written as CSV and read back. */
import type { FormDefinition } from '../form-definition'
import { type FormLanguages, isLanguageTag, LANGUAGE_LIMITS, languagesOf, translationOf, type Translations } from './form-languages'
import { formTexts } from './form-texts'
import { parseCsv, writeCsv } from './csv'

/** What reading a table brought. */
export interface ReadTranslations {
  readonly languages: FormLanguages
  /** Translations that are new or another one than before. */
  readonly changed: number
  /** Texts of the table that the form does not have. */
  readonly unknown: readonly string[]
}

const TEXT_COLUMN = 'text'
const PLACE_COLUMN = 'place'

/**
 * Writes the texts of a form as rows of cells, the first of them the heads.
 *
 * @param form - the form.
 * @returns a column with the places of each text, one with the text, and one for each language.
 * @example const sheet = translationRows(form)
 */
export function translationRows(form: FormDefinition): string[][] {
  const languages = languagesOf(form)
  const tags = Object.keys(languages.translations)
  const rows = formTexts(form).map(({ text, places }) => [
    places.map(({ label, part }) => `${label} (${part})`).join(', '),
    text,
    ...tags.map((tag) => translationOf(languages, tag, text)),
  ])
  return [[PLACE_COLUMN, TEXT_COLUMN, ...tags], ...rows]
}

/**
 * Reads rows that {@link translationRows} has written and somebody has filled in. An empty cell leaves what is there.
 *
 * @param form - the form.
 * @param rows - rows of cells; the first has the heads: `text`, and the tags of languages, new ones too.
 * @returns the languages of the form with them; null where no column is called `text`, or none is one of a language.
 * @example const read = readTranslationRows(form, [['text', 'en'], ['请假', 'Leave']])
 */
export function readTranslationRows(form: FormDefinition, rows: readonly (readonly string[])[]): ReadTranslations | null {
  const [heads = [], ...body] = rows
  const textColumn = heads.findIndex((head) => head.trim().toLowerCase() === TEXT_COLUMN)
  const columns = [...heads.entries()].filter(([index, head]) => index !== textColumn && isLanguageTag(head.trim()))
  if (textColumn < 0 || columns.length === 0) return null
  const { language, translations } = languagesOf(form)
  const next = new Map<string, Map<string, string>>(
    Object.entries(translations).map(([tag, texts]) => [tag, new Map(Object.entries(texts))]),
  )
  const known = new Set(formTexts(form).map(({ text }) => text))
  const unknown = new Set<string>()
  let changed = 0
  for (const row of body) {
    const text = row[textColumn] ?? ''
    if (text === '') continue
    if (!known.has(text)) {
      unknown.add(text)
      continue
    }
    for (const [index, head] of columns) {
      const translation = row[index] ?? ''
      const tag = sameTag([...next.keys()], head.trim())
      // A form takes no more languages: what would be left out of it is not counted as taken over.
      if (!next.has(tag) && next.size >= LANGUAGE_LIMITS.languages) continue
      if (translation === '' || translation.length > LANGUAGE_LIMITS.textLength || next.get(tag)?.get(text) === translation) continue
      next.set(tag, (next.get(tag) ?? new Map<string, string>()).set(text, translation))
      changed += 1
    }
  }
  const read: Record<string, Translations> = Object.fromEntries([...next].map(([tag, texts]) => [tag, Object.fromEntries(texts)]))
  return { languages: { language, translations: read }, changed, unknown: [...unknown] }
}

const sameTag = (tags: readonly string[], tag: string) => tags.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? tag

/**
 * Writes {@link translationRows} as CSV (RFC 4180, with a byte order mark, which spreadsheets need). What a spreadsheet would take for a formula is
 * quoted, and reading it back takes the quote away.
 *
 * @param form - the form.
 * @returns the text of a `.csv` file.
 * @example const csv = translationsToCsv(form)
 */
export function translationsToCsv(form: FormDefinition): string {
  return writeCsv(translationRows(form))
}

/**
 * Reads a CSV file of translations, see {@link readTranslationRows}.
 *
 * @param form - the form.
 * @param csv - the text of the file, separated by commas, semicolons or tabs.
 * @returns the languages of the form with it; null for what is no table of translations.
 * @example const read = translationsFromCsv(form, 'text,en\n请假,Leave') // { changed: 1, … }
 */
export function translationsFromCsv(form: FormDefinition, csv: string): ReadTranslations | null {
  return readTranslationRows(form, parseCsv(csv))
}
