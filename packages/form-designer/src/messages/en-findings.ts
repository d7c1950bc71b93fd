/** The texts of findings live in form-schema (src/messages/en-findings.ts): the command line says the same. */
import { findingMessages } from '@formwork/form-schema'
import type { DesignerMessages } from './designer-messages'

export const enFindings: Pick<DesignerMessages, 'findings' | 'lint'> = {
  findings: findingMessages.en.import,
  lint: findingMessages.en.lint,
}
