/** One text of a menu. */
export interface SelectEntry {
  readonly id: string
  readonly text: string
  readonly isChosen: boolean
}
