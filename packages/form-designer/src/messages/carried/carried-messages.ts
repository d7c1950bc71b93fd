/** The words of what a form carries beside its fields: its texts in other languages, and its tests. */
import type { TextPart } from '@formwork/form-schema'

export interface CarriedMessages {
  readonly languages: {
    readonly title: string
    readonly own: string
    readonly ownHint: string
    readonly ownRefused: string
    readonly add: string
    readonly addHint: string
    readonly addRefused: string
    readonly remove: (language: string) => string
    readonly text: string
    readonly place: string
    readonly parts: Readonly<Record<TextPart, string>>
    readonly missing: (count: number) => string
    readonly complete: string
    readonly missingOnly: string
    readonly none: string
    readonly nothingMissing: string
    readonly noTexts: string
    readonly cell: (text: string, language: string) => string
    readonly exportCsv: string
    readonly exportSheet: string
    readonly importTable: string
    readonly imported: (changed: number, unknown: number) => string
    readonly unreadable: string
    readonly show: string
  }
  readonly tests: {
    readonly title: string
    readonly hint: string
    readonly name: string
    readonly save: string
    readonly holds: string
    readonly fails: string
    readonly fill: (name: string) => string
    /** The form of the preview has the values of a test. */
    readonly filled: (name: string) => string
    readonly rename: (name: string) => string
    readonly remove: (name: string) => string
    readonly record: (name: string) => string
    readonly empty: string
    readonly tooMany: string
    readonly facts: (visible: number, refused: number) => string
  }
}
