/** Gives an open task to somebody else: whose share, to whom, and why. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { PersonPicker } from '../../../shared/people/PersonPicker'
import { FormDialog } from '../../../shared/ui/FormDialog'
import { FormField } from '../../../shared/ui/FormField'
import { TextInput } from '../../../shared/ui/TextInput'
import { useFields } from '../../../shared/ui/use-fields'
import { firstShare, sharesOf } from '../shares'
import type { MoveWords } from './use-move-words'

export interface Reassignment {
  readonly taskId: string
  readonly from: string | null
  readonly to: string
  readonly remark: string
}

export interface ReassignDialogProps {
  readonly ticket: Pick<TicketDetail, 'openTasks'>
  readonly words: MoveWords
  readonly isRunning: boolean
  readonly onGive: (reassignment: Reassignment) => void
  readonly onClose: () => void
}

export function ReassignDialog({ ticket, words, isRunning, onGive, onClose }: ReassignDialogProps) {
  const { t } = useLingui()
  const shares = sharesOf(ticket.openTasks)
  const { values, errors, isDirty, set, accept } = useFields({ share: firstShare(shares)?.key ?? '', to: '', remark: '' })
  // The one that was chosen may have gone while the dialog was open.
  const share = shares.find(({ key }) => key === values.share) ?? firstShare(shares)
  const submit = () => {
    const isFine = accept({
      ...(values.to === '' ? { to: t`Choose who takes it over` } : {}),
      ...(share === undefined ? { share: t`Nobody has this task any more` } : {}),
    })
    if (isFine && share !== undefined) onGive({ taskId: share.taskId, from: share.from, to: values.to, remark: values.remark.trim() })
  }
  const nameOf = ({ people }: (typeof shares)[number]) =>
    people.map(({ name, active }) => (active ? name : t`${name} (no longer active)`)).join(t`, `)
  return (
    <FormDialog
      width="xs"
      title={words.title}
      action={words.verb}
      isRunning={isRunning}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{words.text}</Box>
      <FormField layout="above" label={t`Taken from`} error={errors.share}>
        {(ids) => (
          <Select
            fullWidth
            value={share?.key ?? ''}
            onChange={(event) => set('share', event.target.value)}
            inputProps={{ id: ids.id, 'aria-describedby': ids.describedBy }}
            SelectDisplayProps={{ 'aria-label': t`Taken from` }}
          >
            {shares.map((each) => (
              <MenuItem key={each.key} value={each.key} sx={{ whiteSpace: 'normal' }}>
                {each.from === null ? t`Everybody who has not answered: ${nameOf(each)}` : nameOf(each)}
              </MenuItem>
            ))}
          </Select>
        )}
      </FormField>
      <FormField layout="above" label={t`Given to`} required error={errors.to}>
        {(ids) => (
          <PersonPicker
            ids={ids}
            label={t`Given to`}
            value={values.to === '' ? null : values.to}
            onChange={(id) => set('to', id ?? '')}
            isRequired
          />
        )}
      </FormField>
      <FormField layout="above" label={t`Remark (optional)`} hint={t`Kept in the history, for everybody who sees the ticket`}>
        {(ids) => (
          <TextInput
            ids={ids}
            multiline
            minRows={2}
            maxRows={6}
            value={values.remark}
            inputProps={{ maxLength: 2000 }}
            onChange={(event) => set('remark', event.target.value)}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
