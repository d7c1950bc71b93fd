/** The title of a ticket, made by the pattern of its process from what was entered. Pure. */
import type { FormValues } from '@formwork/form-schema'
import { namesFields, titleOfPattern } from '@formwork/workflow-core'
import type { Locale } from '../../domain/locale'
import { displayedInForms, type ProcessForms } from '../forms/process-forms'

export interface StartFacts {
  readonly process: string
  readonly requester: string
  /** As `2026-11-21`. */
  readonly day: string
  readonly forms: ProcessForms
  readonly values: FormValues
  readonly locale: Locale
}

/** Fields that their form hides are left out. */
export function titleOf(pattern: string, { forms, values, locale, ...facts }: StartFacts): string {
  const shown = namesFields(pattern) ? displayedInForms(forms, values, locale) : []
  return titleOfPattern(pattern, { ...facts, entered: new Map(shown.map(({ model, text }) => [model, text])) })
}
