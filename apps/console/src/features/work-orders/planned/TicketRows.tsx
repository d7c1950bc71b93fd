/** Which ticket is started: its process, in whose name, its title and its priority. */
import type { InboundDetail, ScheduleDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { TextRow } from '../../../shared/contract-form/TextRow'
import type { FormRows } from '../../../shared/contract-form/use-contract-form'
import { PersonRow } from '../../../shared/people/PersonRow'
import { PriorityRow } from '../start/PriorityRow'
import { ProcessRow } from './ProcessRow'
import type { PlannedTicket } from './use-planned-ticket'

export interface TicketRowsProps {
  readonly form: FormRows<'processId' | 'starterId' | 'title'>
  readonly ticket: PlannedTicket
  /** Null: a new one. */
  readonly stored: Pick<ScheduleDetail | InboundDetail, 'process' | 'starter'> | null
  readonly titleHint: string
}

export function TicketRows({ form, ticket, stored, titleHint }: TicketRowsProps) {
  const { t } = useLingui()
  const isTitleMade = ticket.entry.data !== undefined && ticket.entry.data.titlePattern !== null
  return (
    <>
      <ProcessRow form={form} name="processId" current={stored?.process} onChosen={ticket.touch} />
      <PersonRow
        form={form}
        name="starterId"
        current={stored === null ? undefined : { ...stored.starter, detail: '' }}
        hint={t`The ticket is theirs: they see it, follow it and may withdraw it. They have to be allowed to start the process.`}
      />
      {!isTitleMade && <TextRow form={form} name="title" hint={titleHint} />}
      <PriorityRow priority={ticket.priority} onChange={ticket.choosePriority} />
    </>
  )
}
