/** Asks before a move is made: its effect, and its remark. */
import Box from '@mui/material/Box'
import { FormDialog, type FormDialogProps } from '../ui/inputs/FormDialog'
import type { MoveWords } from './moves/use-move-words'

export interface MoveDialogProps extends Pick<FormDialogProps, 'isRunning' | 'onSubmit' | 'onClose' | 'children'> {
  readonly words: MoveWords
  readonly form: Pick<FormDialogProps, 'isDirty' | 'summary'>
}

export function MoveDialog({ words, form: { isDirty, summary }, children, ...rest }: MoveDialogProps) {
  return (
    <FormDialog
      width="xs"
      title={words.title}
      action={words.verb}
      tone={words.tone}
      icon={words.icon}
      isDirty={isDirty}
      summary={summary}
      {...rest}
    >
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{words.text}</Box>
      {children}
    </FormDialog>
  )
}
