/** Saves a schedule once, and shows refusals of the server at their fields. */
import { routes, type ScheduleDetail, type ScheduleFields } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../../shared/http/api-error'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useIdempotencyKey } from '../../../shared/tickets/use-idempotency-key'
import { showToast } from '../../../shared/ui/feedback/toast-store'

interface SaveTraits {
  /** Shows a refusal at its fields; false for one that belongs to none. */
  readonly place: (error: unknown) => boolean
  /** Before the list is opened. */
  readonly onSaved: () => void
}

/** @param schedule - null: a new one */
export function useSaveSchedule(schedule: ScheduleDetail | null, { place, onSaved }: SaveTraits) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const idempotencyKey = useIdempotencyKey()
  return useExclusiveMutation(
    async (body: ScheduleFields) => {
      if (schedule === null) await call(routes.createSchedule, { body, idempotencyKey: idempotencyKey.current() })
      else await call(routes.updateSchedule, { params: { id: schedule.id }, body: { ...body, revision: schedule.revision } })
      idempotencyKey.renew()
      invalidateRoutes(routes.listSchedules, routes.getSchedule)
      showToast('success', schedule === null ? t({ message: 'Schedule created', context: 'done' }) : t`Changes saved`)
      onSaved()
      await navigate('/design/schedules', { replace: true })
    },
    {
      onError: (error) => {
        // Without an answer the same key may be sent again; after an answer it is used up.
        if (error instanceof ApiError && error.code !== 'network' && error.code !== 'timeout') idempotencyKey.renew()
        return place(error)
      },
    },
  )
}
