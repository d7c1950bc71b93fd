/** What saving needs of a section's form. */
export interface SavedForm {
  readonly place: (error: unknown) => boolean
  readonly settle: (values?: Readonly<Record<string, unknown>>) => void
}
