/** Open tickets of people about to be disabled or removed: mentioned in the question before, with where they go. */
import { routes } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { call } from '../../shared/http/call'
import { usePermission } from '../../shared/session/access'
import type { Question } from '../../shared/ui/feedback/confirm-store'

export interface OpenWork {
  /** The sentence, then what is open. */
  readonly after: (sentence: string) => string
  readonly look: Pick<Question, 'look'>
}

export function useOpenWork(): (userIds: readonly string[]) => Promise<OpenWork> {
  const { t } = useLingui()
  const navigate = useNavigate()
  const maySeeAll = usePermission(['process:list:all'])
  return async (userIds) => {
    const [only, ...others] = userIds
    const isOne = only !== undefined && others.length === 0
    const { waiting, running } = await (isOne
      ? call(routes.getOpenWork, { params: { id: only } })
      : call(routes.getOpenWorkOfMany, { query: { ids: userIds.join(',') } }))
    const lines = [
      ...(waiting === 0
        ? []
        : [
            plural(waiting, {
              one: '# ticket waits for their decision. It goes to the leader of their department or, without one, to the administrators.',
              other: '# tickets wait for their decision. They go to the leader of their department or, without one, to the administrators.',
            }),
          ]),
      ...(running === 0
        ? []
        : [plural(running, { one: '# ticket of their own is still running.', other: '# tickets of their own are still running.' })]),
    ]
    const showThem = () => void navigate(`/process/all?assignee=${only}`)
    return {
      after: (sentence) => [sentence, ...lines].join('\n'),
      look: isOne && waiting > 0 && maySeeAll ? { look: { label: t`Show these tickets`, onChoose: showThem } } : {},
    }
  }
}
