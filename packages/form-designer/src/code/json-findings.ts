/** The findings of reading a JSON text, at their places in the text. */
import type { ImportFinding } from '@formwork/form-schema'
import type { EditorFinding } from '../dialogs/JsonEditor'
import { fillTemplate } from '../messages/fill-template'
import type { DesignerMessages } from '../messages/designer-messages'
import { pathRange } from './path-range'
import { syntaxErrorIn } from './syntax-error'

export function jsonFindings(text: string, report: readonly ImportFinding[], messages: DesignerMessages): readonly EditorFinding[] {
  return report.map(({ code, path, severity, params }) => {
    // Engines name the place of an error in different ways, or in none, and in their own language.
    const error = code === 'json.invalid' ? syntaxErrorIn(text) : null
    if (error !== null) return { ...error.range, severity, message: messages.code.unexpected(error.found) }
    return { ...(pathRange(text, path) ?? { from: 0, to: 0 }), severity, message: fillTemplate(messages.findings[code], params) }
  })
}

/** Where a text that cannot be read is wrong first, and why. */
export function refusalIn(text: string, findings: readonly EditorFinding[]): { readonly line: number; readonly reason: string } {
  const first = findings.find(({ severity }) => severity === 'error')
  return { line: text.slice(0, first?.from ?? 0).split('\n').length, reason: first?.message ?? '' }
}
