/** The contents of a ready-made language: every text of a form itself. */
import type { RuleMessages } from '@formwork/form-schema'
import type { RendererMessages } from '../messages/renderer-messages'

/**
 * The words of a form in one language, to be spread into its props. Each is an entry of its own, so that a page loads the languages it names.
 *
 * @example
 * import { de } from '@formwork/form-renderer/languages/de'
 * <FormRenderer definition={definition} {...de} />
 */
export interface FormLanguage {
  /** BCP 47 tag: names of months and weekdays follow it. */
  readonly locale: string
  /** The direction of the script, where it is not the page's. */
  readonly dir?: 'rtl'
  /** Every text of the form. */
  readonly messages: RendererMessages
  /** The messages of rules; Chinese and English are built in. */
  readonly ruleMessages?: RuleMessages
}
