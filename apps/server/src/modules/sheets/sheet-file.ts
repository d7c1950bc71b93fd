/** A file that is handed out. */
import type { SheetFormat } from '@formwork/api-contract'

export interface SheetFile {
  /** With its ending. */
  readonly name: string
  readonly format: SheetFormat
  readonly content: Buffer
}
