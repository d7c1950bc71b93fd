/** Documents without a designer around them, and what a command makes of them. */
import { exportDefinition, type FormDocument, fromDocument, toDocument, type Widget } from '@formwork/form-schema'
import { applyCommand } from '../commands/apply-command'
import type { DesignerCommand, RefusalReason } from '../commands/command'
import { nodeOf } from '../commands/tree-queries'
import { formOfWidgets } from './forms'

export const documentOf = (...widgets: readonly Widget[]): FormDocument => toDocument(formOfWidgets(...widgets))

/** The document that a command leaves. @throws where it is refused. */
export function applied(document: FormDocument, command: DesignerCommand): FormDocument {
  const result = applyCommand(document, command)
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return result.document
}

export function refusal(document: FormDocument, command: DesignerCommand): RefusalReason | null {
  const result = applyCommand(document, command)
  return result.ok ? null : result.reason
}

/** The form as it is written to a file. */
export const textOf = (document: FormDocument): string => JSON.stringify(exportDefinition(fromDocument(document)))

export const optionsOf = (document: FormDocument, key: string): Readonly<Record<string, unknown>> => {
  const widget = nodeOf(document, key)?.widget
  return widget === undefined || widget.type === 'unknown' ? {} : { ...widget.options }
}

/** The tree in a line: `a g(b|c)`. */
export function outlineOf(document: FormDocument, keys: readonly string[] = document.root): string {
  return keys
    .map((key) => {
      const slots = nodeOf(document, key)?.slots ?? []
      return slots.length === 0 ? key : `${key}(${slots.map((slot) => outlineOf(document, slot)).join('|')})`
    })
    .join(' ')
}
