/** The title of a ticket, as the pattern of its process makes it. Pure. */
import type { FormValues } from '@formwork/form-schema'
import type { Locale } from '../../domain/locale'
import { displayedInForms, type ProcessForms } from '../forms/process-forms'

/** As many as a typed title may have. */
const LONGEST = 200

export interface TitleFacts {
  readonly process: string
  readonly requester: string
  /** As `2026-11-21`. */
  readonly day: string
  readonly forms: ProcessForms
  readonly values: FormValues
  readonly locale: Locale
}

/**
 * Fills a pattern: `{process}`, `{requester}`, `{date}`, and `{field:model}` for what was entered, as people read it. What is hidden on the form,
 * a field that is not there and any other name are left out. Without a word left it is the name of the process.
 *
 * @example titleOf('{process}：{field:reason}', facts) // '请假：回家'
 */
export function titleOf(pattern: string, { process, requester, day, forms, values, locale }: TitleFacts): string {
  const entered = pattern.includes('{field:') ? displayedInForms(forms, values, locale) : []
  const texts = new Map(entered.map(({ model, text }) => [`field:${model}`, text]))
  const known = new Map([...texts, ['process', process], ['requester', requester], ['date', day]])
  const filled = pattern.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => known.get(name.trim()) ?? '')
  const title = filled.replaceAll(/\s+/g, ' ').trim()
  // Cut between characters, not within one.
  return title === '' ? process : Array.from(title).slice(0, LONGEST).join('').slice(0, LONGEST).toWellFormed()
}
