/** A dialog over a form of the contract: its action sends the values, once they are valid. */
import type { ExclusiveMutation } from '../http/use-exclusive-mutation'
import { FormDialog, type FormDialogProps } from '../ui/inputs/FormDialog'
import type { ContractForm } from './use-contract-form'

export interface ContractDialogProps<Output> extends Pick<FormDialogProps, 'title' | 'action' | 'width' | 'onClose' | 'children'> {
  readonly form: Pick<ContractForm<Output, never>, 'isDirty' | 'summary' | 'submit'>
  /** What the action does. */
  readonly sending: ExclusiveMutation<[Output], unknown>
}

export function ContractDialog<Output>({ form, sending, ...dialog }: ContractDialogProps<Output>) {
  return (
    <FormDialog
      isRunning={sending.isRunning}
      isDirty={form.isDirty}
      summary={form.summary}
      onSubmit={() => form.submit((entered) => void sending.run(entered))}
      {...dialog}
    />
  )
}
