/** Edits the phrases of the person, one a line. */
import { PHRASE_LIMITS } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { z } from 'zod'
import { TextRow } from '../../contract-form/TextRow'
import { useContractForm } from '../../contract-form/use-contract-form'
import { showToast } from '../../ui/feedback/toast-store'
import { FormDialog } from '../../ui/inputs/FormDialog'
import { setPreference } from '../../ui/theme/preferences'
import { areTooMany, isTooLong, phrasesOf } from './phrases'

const schema = z.object({ lines: z.string() })

export interface PhraseDialogProps {
  readonly phrases: readonly string[]
  readonly onClose: () => void
}

export function PhraseDialog({ phrases, onClose }: PhraseDialogProps) {
  const { t } = useLingui()
  const form = useContractForm({ schema, fields: { lines: { label: t`Phrases` } }, values: { lines: phrases.join('\n') } })
  const { count, length } = PHRASE_LIMITS
  const save = () =>
    form.submit(({ lines }) => {
      const kept = phrasesOf(lines)
      if (areTooMany(kept)) return form.say('lines', t`At most ${count} phrases`)
      if (kept.some(isTooLong)) return form.say('lines', t`At most ${length} characters a line`)
      setPreference({ phrases: kept })
      showToast('success', t`Saved`)
      return onClose()
    })
  return (
    <FormDialog
      width="xs"
      title={t`Edit phrases`}
      action={t`Save`}
      isRunning={false}
      isDirty={form.isDirty}
      summary={form.summary}
      onSubmit={save}
      onClose={onClose}
    >
      <TextRow form={form} name="lines" layout="above" multiline minRows={6} maxRows={12} autoFocus hint={t`One a line`} />
    </FormDialog>
  )
}
