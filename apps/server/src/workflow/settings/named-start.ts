/** Title and number of a started ticket, by the patterns of its process or the site's own. */
import type { FormValues } from '@formwork/form-schema'
import { type ProcessDefinition, settingsOf } from '@formwork/workflow-core'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { refusalMessage } from '../../messages/refusal-message'
import type { ProcessForms } from '../forms/process-forms'
import type { PublishedVersion } from '../read-start'
import { type NumberParts, numberParts } from './number-pattern'
import { titleOf } from './title-of'

export interface Entered {
  /** The typed title. */
  readonly title: string
  /** As `2026-11-21`. */
  readonly day: string
  readonly forms: ProcessForms
  readonly values: FormValues
  readonly requester: string
  readonly locale: Locale
}

/** @throws {Refusal} `request.invalid` for an empty title where no pattern makes one. */
export function titleFor({ processName, definition }: PublishedVersion, entered: Entered): string {
  const { titlePattern = '' } = settingsOf(definition)
  if (titlePattern !== '') return titleOf(titlePattern, { ...entered, process: processName })
  if (entered.title !== '') return entered.title
  const message = refusalMessage('sheet.missing', {}, entered.locale)
  const issue = { path: ['title'], code: 'too_small', message, params: { minimum: 1, origin: 'string' } }
  throw refuse('request.invalid', { where: 'title' }, [issue])
}

/** By the site's days, or by a pattern of the process. */
export type Numbering = { readonly kind: 'day'; readonly day: string } | { readonly kind: 'pattern'; readonly parts: NumberParts }

export function numberingOf(definition: ProcessDefinition, day: string): Numbering {
  const { numberPattern = '' } = settingsOf(definition)
  const parts = numberPattern === '' ? null : numberParts(numberPattern, day)
  return parts === null ? { kind: 'day', day } : { kind: 'pattern', parts }
}
