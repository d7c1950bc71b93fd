/** Asks for the remark of a decision. A refusal needs one; what was typed stays when the server refuses. */
import { fieldFacts } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import type { FormSchema } from '../contract-form/contract-resolver'
import { useContractForm } from '../contract-form/use-contract-form'
import { MoveDialog } from './MoveDialog'
import { RemarkRow } from './moves/RemarkRow'
import type { MoveWords } from './moves/use-move-words'

export type RemarkSchema = FormSchema<{ remark: string }, { remark?: string | undefined }>

export interface DecisionDialogProps {
  /** The remark schema of the move's call: for some it may be empty. */
  readonly schema: RemarkSchema
  readonly words: MoveWords
  readonly isRunning: boolean
  readonly onDecide: (remark: string, place: (error: unknown) => boolean) => void
  readonly onClose: () => void
}

export function DecisionDialog({ schema, words, isRunning, onDecide, onClose }: DecisionDialogProps) {
  const { t } = useLingui()
  const remark = schema.shape['remark']
  const needsRemark = remark !== undefined && fieldFacts(remark).isRequired
  const form = useContractForm({
    schema,
    fields: {
      remark: {
        label: needsRemark ? t`Reason` : t`Remark (optional)`,
        missing: words.reasonMissing ?? t`Say why, so that the requester knows what to change.`,
      },
    },
    values: { remark: '' },
  })
  const decide = () => form.submit((given) => onDecide(given.remark, form.place))
  return (
    <MoveDialog words={words} form={form} isRunning={isRunning} onSubmit={decide} onClose={onClose}>
      <RemarkRow form={form} autoFocus />
    </MoveDialog>
  )
}
