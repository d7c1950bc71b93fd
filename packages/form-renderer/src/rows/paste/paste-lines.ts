/** The lines of a notice: which cells of a paste kept their value, and why. */
import type { FieldMessages } from '../../messages/renderer-messages'
import type { PasteReport } from './paste-cells'

/** More lines than this are counted instead of listed. */
const NAMED = 5
const LONGEST_TEXT = 40

export function pasteLines({ unfit, rowsLeft, columnsLeft }: PasteReport, messages: FieldMessages): readonly string[] {
  const named = unfit.slice(0, NAMED).map(({ row, label, text, reason }) => {
    const quoted = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
    return messages.inRow(row + 1, messages.pasteLine(label, quoted, messages.pasteReasons[reason]))
  })
  return [
    ...(unfit.length > 0 ? [messages.pasteUnfit(unfit.length)] : []),
    ...named,
    ...(unfit.length > NAMED ? [messages.moreIssues(unfit.length - NAMED)] : []),
    ...(rowsLeft > 0 ? [messages.pasteRowsLeft(rowsLeft)] : []),
    ...(columnsLeft > 0 ? [messages.pasteColumnsLeft(columnsLeft)] : []),
  ]
}
