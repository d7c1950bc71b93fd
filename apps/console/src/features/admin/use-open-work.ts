/** The open work of people about to be disabled or removed, and where they are named: shown in the question before, with its places. */
import { type OpenWork, routes } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { call } from '../../shared/http/call'
import { usePermission } from '../../shared/session/access'
import type { Mention } from '../../shared/ui/feedback/confirm-store'

export function useOpenWork(): (userIds: readonly string[]) => Promise<readonly Mention[]> {
  const { t } = useLingui()
  const navigate = useNavigate()
  const maySeeAll = usePermission(['process:list:all'])
  const linkTo = (label: string, path: string) => ({ label, onChoose: () => void navigate(path) })
  const mentionOf = ({ count, shown }: OpenWork['schedules'], sentence: string, pathOf: (id: string) => string): Mention[] => {
    const more = count - shown.length
    const links = shown.map(({ id, name }) => linkTo(name, pathOf(id)))
    if (count === 0) return []
    return [{ sentence, links, ...(more > 0 ? { more: plural(more, { one: 'and # more', other: 'and # more' }) } : {}) }]
  }
  return async (userIds) => {
    const [only, ...others] = userIds
    const isOne = only !== undefined && others.length === 0
    const { waiting, running, schedules, inbound, processes } = await (isOne
      ? call(routes.getOpenWork, { params: { id: only } })
      : call(routes.getOpenWorkOfMany, { query: { ids: userIds.join(',') } }))
    const toTickets = isOne && maySeeAll ? [linkTo(t`Show these tickets`, `/process/all?assignee=${only}`)] : []
    return [
      ...(waiting === 0
        ? []
        : [
            {
              sentence: plural(waiting, {
                one: '# ticket waits for their decision. It goes to the leader of their department or, without one, to the administrators.',
                other:
                  '# tickets wait for their decision. They go to the leader of their department or, without one, to the administrators.',
              }),
              links: toTickets,
            },
          ]),
      ...(running === 0
        ? []
        : [
            {
              sentence: plural(running, {
                one: '# ticket of their own is still running.',
                other: '# tickets of their own are still running.',
              }),
              links: [],
            },
          ]),
      ...mentionOf(
        schedules,
        plural(schedules.count, {
          one: '# schedule starts tickets in their name and will start none any more.',
          other: '# schedules start tickets in their name and will start none any more.',
        }),
        (id) => `/design/schedules/${id}`,
      ),
      ...mentionOf(
        inbound,
        plural(inbound.count, {
          one: '# inbound webhook starts tickets in their name and will start none any more.',
          other: '# inbound webhooks start tickets in their name and will start none any more.',
        }),
        (id) => `/design/inbound/${id}`,
      ),
      ...mentionOf(
        processes,
        plural(processes.count, {
          one: '# process names them. Name somebody else there.',
          other: '# processes name them. Name somebody else there.',
        }),
        (id) => `/design/processes/${id}`,
      ),
    ]
  }
}
