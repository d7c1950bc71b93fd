/** The surroundings of examples in public comments: the names a reader takes for granted. TypeScript text. */
export const EXAMPLE_SURROUNDINGS = `
declare const form: FormDefinition
declare const next: FormDefinition
declare const values: FormValues
declare const row: FormValues
declare const widget: WidgetOf<'input'>
declare const age: WidgetOf<'number'>
declare const grid: WidgetOf<'grid'>
declare const subform: WidgetOf<'subform'>
declare const signature: AddableDefinition & { readonly type: 'signature' }
declare const field: WidgetOf<'input'>
declare const document: FormDocument
declare const key: string
declare const gridKey: string
declare const newKey: () => string
declare const finding: LintFinding
declare const options: readonly TreeChoice[]
declare const input: unknown
declare const body: string
declare const entries: RawEntries
declare const stored: FormValues
declare const suppliers: readonly Choice[]
declare const jsonText: string
declare const crypto: { randomUUID(): string }
declare const bytes: number
declare const file: { text: () => Promise<string> }
declare function isIsbn(text: string): boolean
declare function isTaken(value: unknown): Promise<boolean>
declare function refuse(...reasons: unknown[]): void
declare function show(...parts: unknown[]): void
declare function save(...parts: unknown[]): void
declare function open(...parts: unknown[]): void
declare function download(name: string, text: string): void
declare function writeFile(name: string, text: string): Promise<void>
`
