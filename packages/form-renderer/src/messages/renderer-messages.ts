/** Every text the renderer shows by itself, as one typed object; a host overrides single entries. */

/** Texts of the renderer. Functions receive what they name. */
export interface RendererMessages {
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
  readonly choicesFailed: string
  readonly choicesUnavailable: string
  readonly retry: string
  readonly unknownWidget: (type: string) => string
  readonly widgetFailed: string
  readonly definitionInvalid: string
  readonly untitled: string
}
