/** The remark that goes with a move: the same box wherever one is asked for. */
import { TextRow, type TextRowProps } from '../../contract-form/TextRow'

export type RemarkRowProps = Pick<TextRowProps<'remark'>, 'form' | 'hint' | 'autoFocus'>

export function RemarkRow(props: RemarkRowProps) {
  return <TextRow name="remark" layout="above" multiline minRows={3} maxRows={8} {...props} />
}
