/** Every text the renderer shows by itself, as one typed object; a host overrides single entries. */

import type { ActionMessages } from './action-messages'
import type { ChoiceMessages } from './choice-messages'
import type { PaneMessages } from './pane-messages'
import type { PickerMessages } from './picker-messages'
import type { RichTextMessages } from './rich-text-messages'
import type { RowMessages } from './row-messages'
import type { UploadMessages } from './upload-messages'

/**
 * Every text the renderer says by itself, in the language of `locale`; what the rules say comes from form-schema. Functions receive what they
 * name and answer the whole text.
 *
 * @example const messages: Partial<RendererMessages> = { formInvalid: 'Not quite yet', issueCount: (count) => `${count} to go` }
 */
export interface RendererMessages extends FieldMessages, ActionMessages {}

/** The texts of fields. */
export interface FieldMessages extends OwnMessages, LargerMessages {}

/** The texts that are loaded with the first larger widget. */
export interface LargerMessages extends ChoiceMessages, PaneMessages, PickerMessages, RichTextMessages, RowMessages, UploadMessages {}

/** The texts of every page with a form. */
export interface OwnMessages {
  /** Title of the error summary; also the message of a rejected `getData()` in English. */
  readonly formInvalid: string
  readonly issueCount: (count: number) => string
  readonly moreIssues: (count: number) => string
  /** Puts the row in front of what concerns one of its fields. */
  readonly inRow: (row: number, text: string) => string
  /** Said to assistive technology while the host's `onSubmit` is under way. */
  readonly submitting: string
  /** The host's `onSubmit` failed. */
  readonly submitFailed: string
  readonly selectPlaceholder: string
  readonly clear: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly increase: string
  readonly decrease: string
  readonly switchOn: string
  readonly switchOff: string
  readonly emptyValue: string
  readonly listSeparator: string
  readonly noFields: string
  readonly noChoices: string
  readonly choicesLoading: string
  readonly retry: string
  readonly unknownWidget: (type: string) => string
  readonly widgetFailed: string
  readonly definitionInvalid: string
  readonly untitled: string
  /** Stands where the host has no component for a `blank` widget. */
  readonly customAreaEmpty: (model: string) => string
}
