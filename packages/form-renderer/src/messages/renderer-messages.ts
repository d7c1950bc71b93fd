/** Every text the renderer shows by itself, as one typed object; a host overrides single entries. */

import type { LargerMessages } from './larger-messages'

/**
 * Every text the renderer says by itself, in the language of `locale`; what the rules say comes from form-schema. Functions receive what they
 * name and answer the whole text.
 *
 * @example const messages: Partial<RendererMessages> = { formInvalid: 'Not quite yet', issueCount: (count) => `${count} to go` }
 */
export interface RendererMessages extends OwnMessages, LargerMessages {}

/** What every page with a form may have to say. */
export interface OwnMessages {
  /** Title of the error summary; also the message of a rejected `getData()` in English. */
  readonly formInvalid: string
  readonly issueCount: (count: number) => string
  readonly moreIssues: (count: number) => string
  readonly selectPlaceholder: string
  readonly clear: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly increase: string
  readonly decrease: string
  readonly openPicker: string
  readonly openClock: string
  readonly openColors: string
  readonly pickerLoading: string
  /** A calendar, clock or colour panel did not arrive; the field can still be typed into. */
  readonly pickerFailed: string
  /** BCP 47 tag in whose language calendars name months and weekdays. */
  readonly dateLocale: string
  /** The day a week begins with: 0 is Sunday, 1 Monday. */
  readonly firstWeekday: number
  readonly previousYear: string
  readonly nextYear: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly previousYears: string
  readonly nextYears: string
  readonly pickMonth: string
  readonly pickYear: string
  readonly today: string
  readonly thisMonth: string
  readonly thisYear: string
  readonly now: string
  readonly done: string
  readonly pickRangeEnd: string
  readonly hour: string
  readonly minute: string
  readonly second: string
  readonly startTime: string
  readonly endTime: string
  readonly rating: (value: number, most: number) => string
  readonly noRating: string
  readonly notSet: string
  readonly colorHint: string
  readonly saturation: string
  readonly brightness: string
  readonly hue: string
  readonly opacity: string
  readonly presetColors: string
  readonly addDate: string
  readonly removeDate: (date: string) => string
  readonly rangeStart: string
  readonly rangeEnd: string
  readonly rangeSeparator: string
  readonly dateHint: (format: string) => string
  readonly datesHint: (format: string) => string
  readonly switchOn: string
  readonly switchOff: string
  readonly emptyValue: string
  readonly listSeparator: string
  readonly selectedCount: (count: number) => string
  readonly noFields: string
  readonly noChoices: string
  readonly choicesLoading: string
  /** Puts the row in front of what concerns one of its fields. */
  readonly inRow: (row: number, text: string) => string
  readonly retry: string
  readonly unknownWidget: (type: string) => string
  readonly widgetFailed: string
  readonly definitionInvalid: string
  readonly untitled: string
  /** Stands where the host has no component for a `blank` widget. */
  readonly customAreaEmpty: (model: string) => string
}
