/** The remark of a move: the same box everywhere, with the person's phrases. */
import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { TextRow, type TextRowProps } from '../../contract-form/TextRow'
import { PhraseMenu } from '../phrases/PhraseMenu'
import { withPhrase } from '../phrases/phrases'

export type RemarkRowProps = Pick<TextRowProps<'remark'>, 'form' | 'hint' | 'autoFocus'>

export function RemarkRow(props: RemarkRowProps) {
  const box = useRef<HTMLDivElement>(null)
  const { field } = useController({ control: props.form.control, name: 'remark' })
  const text = typeof field.value === 'string' ? field.value : ''
  return (
    <Box ref={box} sx={{ position: 'relative' }}>
      <TextRow name="remark" layout="above" multiline minRows={3} maxRows={8} {...props} />
      {/* Beside the label, and after the text in the tab order. */}
      <Box sx={{ position: 'absolute', top: { xs: -10, md: -4 }, insetInlineEnd: 0 }}>
        <PhraseMenu
          text={text}
          onPick={(phrase) => field.onChange(withPhrase(text, phrase))}
          onPicked={() => box.current?.querySelector('textarea')?.focus()}
        />
      </Box>
    </Box>
  )
}
