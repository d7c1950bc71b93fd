/** The remark that goes with a move: the same box wherever one is asked for, with what the person writes again and again. */
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
      {/* Beside the label, and after the text for whoever goes by keys. */}
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
