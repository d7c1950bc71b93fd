/** The ticket that a schedule or an inbound webhook starts, while it is edited: its process with the forms, its priority, the values of its forms. */
import { type InboundDetail, type Priority, routes, type ScheduleDetail } from '@formwork/api-contract'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ContractForm } from '../../../shared/contract-form/use-contract-form'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { useUnsaved } from '../../../shared/ui/feedback/unsaved-work'
import type { PlannedHandle } from './PlannedForms'

const NOTHING = { values: {}, chosen: {} }

export type PlannedTicket = ReturnType<typeof usePlannedTicket>

/** @param stored - null: a new one */
export function usePlannedTicket(
  stored: ScheduleDetail | InboundDetail | null,
  form: Pick<ContractForm<unknown, 'processId'>, 'control' | 'isDirty' | 'place'>,
) {
  const [priority, setPriority] = useState<Priority>(stored?.priority ?? 1)
  const [isTouched, setTouched] = useState(false)
  const planned = useRef<PlannedHandle>(null)
  const chosenProcess: unknown = useWatch({ control: form.control, name: 'processId' })
  const process = typeof chosenProcess === 'string' ? chosenProcess : ''
  const entry = useRouteQuery(routes.getScheduleProcess, { params: { id: process } }, { enabled: process !== '' })
  const allowLeaving = useUnsaved(form.isDirty || isTouched, 'dropped')
  const touch = () => setTouched(true)
  return {
    /** Empty while none is chosen. */
    process,
    entry,
    priority,
    choosePriority: (chosen: Priority) => {
      setPriority(chosen)
      touch()
    },
    planned,
    /** What its forms begin with: of another process nothing. */
    first: stored !== null && process === stored.process.id ? stored : NOTHING,
    touch,
    allowLeaving,
    /** Shows a refusal at its fields; false for one that belongs to none. */
    place: (error: unknown) => planned.current?.place(error) === true || form.place(error),
  }
}
