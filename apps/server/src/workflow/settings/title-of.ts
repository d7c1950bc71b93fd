/** The title of a ticket, as the pattern of its process makes it of what was entered. Pure. */
import { displayValues, type FormDefinition, type FormValues } from '@formwork/form-schema'
import { namesFields, titleOfPattern } from '@formwork/workflow-core'
import type { Locale } from '../../domain/locale'

export interface StartFacts {
  readonly process: string
  readonly requester: string
  /** As `2026-11-21`. */
  readonly day: string
  readonly form: FormDefinition
  readonly values: FormValues
  readonly locale: Locale
}

/** Fields that the form hides are left out. */
export function titleOf(pattern: string, { form, values, locale, ...facts }: StartFacts): string {
  const shown = namesFields(pattern) ? displayValues(form, values, { locale }) : []
  return titleOfPattern(pattern, { ...facts, entered: new Map(shown.map(({ model, text }) => [model, text])) })
}
