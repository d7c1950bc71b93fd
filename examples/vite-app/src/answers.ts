/** What a server does with answers after it has checked them: a mail, a table, a form that changes. */
import {
  coerceValues,
  diffForms,
  displayValues,
  explainChange,
  type FormDefinition,
  type FormValues,
  importDefinition,
  migrateValues,
  validateValues,
  widgetAt,
} from '@formwork/form-schema'

/** The text of a mail: labels instead of codes, nothing that is hidden. */
export function asMail(form: FormDefinition, values: FormValues, locale: string): string {
  return displayValues(form, values, { locale, timeZone: 'Europe/Berlin' })
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n')
}

/** What a plain HTML form sent: typed values, or what is wrong with it, by the titles of the fields. */
export function fromPage(form: FormDefinition, sent: FormData) {
  const { values, issues } = coerceValues(form, sent, { locale: 'en' })
  const checked = issues.length > 0 ? { ok: false as const, issues } : validateValues(form, values, { locale: 'en' })
  if (checked.ok) return checked
  return { ok: false as const, problems: checked.issues.map(({ path, message }) => ({ field: widgetAt(form, path)?.name, message })) }
}

/** A new version of a form: what changed, in words, and the stored answers carried over. */
export function adopt(before: FormDefinition, newDefinition: object, stored: FormValues) {
  const { form: after } = importDefinition(newDefinition)
  if (after === null) throw new Error('The new version cannot be read.')
  const changes = diffForms(before, after).map((change) => explainChange(change, { locale: 'en' }))
  return { changes, ...migrateValues(before, after, stored) }
}
