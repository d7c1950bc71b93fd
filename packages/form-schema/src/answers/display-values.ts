/** Answers for people to read: in a mail, a table, on paper. */
import { formVisibility } from '../conditions/form-visibility'
import { type FormDefinition, type FormValues, inputFields, removedRowOf, rowFields } from '../form-definition'
import { isList, isObject, ownValue } from '../json'
import { localizeForm } from '../languages/localize-form'
import { type LanguageTag, parseLocale } from '../messages/locale'
import type { TreeChoice } from '../options/choice-tree'
import { withinLimits } from '../rules/past-limit'
import { isSafeAddress } from '../rules/values/check-files'
import { itemOf } from '../value-shape'
import { behaviourOf, hasRows } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf, type RowsWidget } from '../widgets/index'
import { ANSWER_WORDS, type AnswerWords } from './answer-words'
import { displayTexts, fileName, type TextStyle } from './display-text'

/** What {@link displayValues} can be told. */
export interface DisplayContext {
  /** The language of numbers, dates and the words between them; Chinese by default. An unknown tag is written as English. */
  readonly locale?: LanguageTag | undefined
  /** The choices of fields that load them, by model: those of a row field too. Without them the stored value is shown. */
  readonly choices?: Readonly<Record<string, readonly TreeChoice[]>> | undefined
  /** Where moments that are stored in milliseconds are read, as `Asia/Shanghai`; by default where the program runs. */
  readonly timeZone?: string | undefined
  /** Words in place of those of `locale`. */
  readonly words?: Partial<AnswerWords> | undefined
}

/** One field and what was entered, as texts. Escape them like any text of a stranger. */
export interface DisplayedField {
  readonly model: string
  readonly label: string
  /** All of it on one line; `''` when nothing was entered. For rows their number. */
  readonly text: string
  /** Each item of a list; one entry for any other value, none when nothing was entered. */
  readonly items: readonly string[]
  /** The rows of a subform, those that were removed left out; null for any other field. */
  readonly rows: readonly (readonly DisplayedField[])[] | null
  /** Uploaded files with the addresses that may be followed; null for any other field. */
  readonly files: readonly { readonly name: string; readonly url: string | null }[] | null
}

/**
 * Writes answers for people: labels of choices, dates and numbers in their language, files by name, rich text as plain text. Fields that are
 * hidden with these values are left out, and what a field hides while it is typed stays hidden. What goes past `LIMITS`, as no validated value does, is read as nothing.
 *
 * @param source - the form; a translated one is written in `locale`.
 * @param values - values by model, as `validateValues` hands them back.
 * @param context - `locale`, Chinese by default; `choices` of remote fields; `timeZone`; `words`. See {@link DisplayContext}.
 * @returns the visible fields in document order, empty ones too.
 * @example displayValues(form, values, { locale: 'en' }).map(({ label, text }) => `${label}: ${text}`).join('\n')
 */
export function displayValues(source: FormDefinition, values: FormValues, context: DisplayContext = {}): DisplayedField[] {
  const form = localizeForm(source, context.locale)
  const { values: answers } = withinLimits(values)
  const visibility = formVisibility(form)
  const visible = visibility.visibleFields(answers)
  const display = (field: AnyKnownWidget, record: FormValues): DisplayedField => {
    const rowsOf = (subform: RowsWidget, rows: readonly unknown[]) =>
      rows.filter((row) => isObject(row) && !removedRowOf(subform)(row)).map((row) => rowOf(subform, isObject(row) ? row : {}))
    const rowOf = (subform: RowsWidget, row: FormValues) => {
      const shown = visibility.visibleRowFields(subform.key, answers, row)
      return rowFields(subform).flatMap((cell) => (shown.has(cell.model) ? [display(cell, row)] : []))
    }
    const value = ownValue(record, field.model)
    const shown = shownField(field, value, context)
    return hasRows(field) && isList(value) ? { ...shown, rows: rowsOf(field, value) } : shown
  }
  return inputFields(form).flatMap((field) => (visible.has(field.model) ? [display(field, answers)] : []))
}

const MASKED = '••••••'

function shownField(field: AnyKnownWidget, value: unknown, context: DisplayContext): DisplayedField {
  const { model, name, options } = field
  const shape = definitionOf(field).valueShape(options)
  const nothing = { model, label: name, text: '', items: [], rows: hasRows(field) ? [] : null, files: null }
  if (shape === null || behaviourOf(field).isEmpty(value, options)) return nothing
  const style = styleFor(field, context)
  if ('showPassword' in options && options.showPassword) return { ...nothing, text: MASKED, items: [MASKED] }
  const { kind } = itemOf(shape)
  if (kind === 'row') return { ...nothing, text: countText(field, value, style.locale) }
  const items = displayTexts(value, shape, style)
  return { ...nothing, text: items.join(style.words.comma), items, files: kind === 'file' && isList(value) ? value.map(linkOf) : null }
}

function linkOf(file: unknown): { readonly name: string; readonly url: string | null } {
  const url = isObject(file) ? ownValue(file, 'url') : null
  return { name: fileName(file), url: isSafeAddress(url) ? url : null }
}

function countText(field: AnyKnownWidget, rows: unknown, locale: string): string {
  const present = isList(rows) ? rows.filter((row) => !hasRows(field) || !removedRowOf(field)(row)) : []
  return new Intl.NumberFormat(locale).format(present.length)
}

function styleFor({ model }: AnyKnownWidget, { locale, choices, timeZone, words }: DisplayContext): TextStyle {
  return {
    locale: writtenLocale(locale),
    words: { ...ANSWER_WORDS[parseLocale(locale)], ...words },
    timeZone,
    choices: ownValue(choices ?? {}, model) ?? null,
  }
}

/** The tag itself where the platform has a name for it: English for what is no tag. */
function writtenLocale(tag: LanguageTag | undefined): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? parseLocale(tag)
  } catch {
    return parseLocale(tag)
  }
}
