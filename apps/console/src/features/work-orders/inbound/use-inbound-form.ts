/** The fields of an inbound webhook with their labels; its forms and its priority have controls of their own. */
import type { InboundDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { firstValues, inboundFormSchema } from './inbound-body'

export function useInboundForm(inbound: InboundDetail | null) {
  const { t } = useLingui()
  const example = 'alerts[0].labels.instance'
  const unclosed = t`In braces stand paths, such as ${example}, and every brace is closed`
  const noPath = t`This is no path such as ${example}`
  const noSource = t`This is neither a path such as ${example}, nor words with such paths in braces`
  return useContractForm({
    schema: inboundFormSchema,
    fields: {
      name: { label: t({ message: 'Name', context: 'thing' }) },
      enabled: { label: t`Switched on` },
      processId: { label: t`Process`, missing: t`Choose a process` },
      starterId: { label: t`In the name of`, missing: t`Choose a person` },
      title: { label: t`Title`, invalid: unclosed },
      fields: { label: t`What fields take from the call`, invalid: t`Put right first what fields take from the call` },
      priorityFrom: { label: t`Priority comes from`, invalid: noSource },
      veryUrgentWords: { label: t`Very urgent` },
      urgentWords: { label: t`Urgent` },
      normalWords: { label: t`Normal` },
      onlyIfPath: { label: t`Only if`, invalid: noPath },
      onlyIfSays: { label: t`says` },
      sameBy: { label: t`About the same when equal`, invalid: noSource },
      repeatedComment: { label: t`Comment when it comes again`, invalid: unclosed },
      everyMinutes: { label: t`Minutes between comments` },
      clearedPath: { label: t`Over if`, invalid: noPath },
      clearedSays: { label: t`Words for over` },
      clearedThen: { label: t`When it is over` },
      clearedComment: { label: t`Comment when it is over`, invalid: unclosed },
      signatures: { label: t`Signatures` },
      perMinute: { label: t`Calls per minute` },
    },
    values: firstValues(inbound),
  })
}

export type InboundRows = ReturnType<typeof useInboundForm>
