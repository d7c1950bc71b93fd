/** Asks for the remark of a decision. A refusal needs one; sending it keeps the words when the server says no. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { FormDialog } from '../../../shared/ui/FormDialog'
import { FormField } from '../../../shared/ui/FormField'
import { TextInput } from '../../../shared/ui/TextInput'
import { useFields } from '../../../shared/ui/use-fields'
import type { MoveWords } from './use-move-words'

export interface DecisionDialogProps {
  readonly words: MoveWords
  readonly isRunning: boolean
  readonly onDecide: (remark: string) => void
  readonly onClose: () => void
}

export function DecisionDialog({ words, isRunning, onDecide, onClose }: DecisionDialogProps) {
  const { t } = useLingui()
  const { values, errors, isDirty, set, accept } = useFields({ remark: '' })
  const decide = () => {
    const remark = values.remark.trim()
    const missing = words.reasonMissing ?? t`Say why, so that the requester knows what to change.`
    if (accept(words.needsRemark && remark === '' ? { remark: missing } : {})) onDecide(remark)
  }
  return (
    <FormDialog
      width="xs"
      title={words.title}
      action={words.verb}
      tone={words.tone}
      icon={words.icon}
      isRunning={isRunning}
      isDirty={isDirty}
      onSubmit={decide}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{words.text}</Box>
      <FormField
        label={words.needsRemark ? t`Reason` : t`Remark (optional)`}
        layout="above"
        required={words.needsRemark}
        error={errors.remark}
      >
        {(ids) => (
          <TextInput
            ids={ids}
            multiline
            minRows={3}
            maxRows={8}
            autoFocus
            required={words.needsRemark}
            value={values.remark}
            inputProps={{ maxLength: 2000 }}
            onChange={(event) => set('remark', event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide()
            }}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
