/** What a list shows of a row; the table and the cards read the same description. */
import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  readonly id: string
  readonly title: string
  readonly render: (row: Row) => ReactNode
  readonly width?: number | string
  readonly align?: 'left' | 'right'
  /** On a card: the headline, beside the headline, a labelled line (the default), or left out. */
  readonly card?: 'title' | 'badge' | 'line' | 'none'
}
