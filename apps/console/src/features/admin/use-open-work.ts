/** What waits for somebody whose account is about to go: said before, and led to afterwards, so that no ticket is left standing. */
import { routes, type UserRow } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { call } from '../../shared/http/call'
import { usePermission } from '../../shared/session/access'
import { confirm, type Question } from '../../shared/ui/confirm-store'

type Person = Pick<UserRow, 'userId' | 'nickName'>

export interface OpenWork {
  readonly waiting: number
  /** The sentence, then what is open. */
  readonly after: (sentence: string) => string
  readonly look: Pick<Question, 'look'>
}

export function useOpenWork(): {
  readonly of: (user: Person) => Promise<OpenWork>
  readonly leadTo: (user: Person, waiting: number) => Promise<void>
} {
  const { t } = useLingui()
  const navigate = useNavigate()
  const maySeeAll = usePermission(['process:list:all'])
  const listOf = ({ userId }: Person) => `/process/all?assignee=${userId}`
  return {
    of: async (user) => {
      const { waiting, running } = await call(routes.getOpenWork, { params: { id: user.userId } })
      const lines = [
        ...(waiting === 0
          ? []
          : [
              plural(waiting, {
                one: '# ticket waits for their decision. It stays open until an administrator reassigns or ends it.',
                other: '# tickets wait for their decision. They stay open until an administrator reassigns or ends them.',
              }),
            ]),
        ...(running === 0
          ? []
          : [plural(running, { one: '# ticket of their own is still running.', other: '# tickets of their own are still running.' })]),
      ]
      return {
        waiting,
        after: (sentence) => [sentence, ...lines].join('\n'),
        look: waiting > 0 && maySeeAll ? { look: { label: t`Show these tickets`, onChoose: () => void navigate(listOf(user)) } } : {},
      }
    },
    leadTo: async (user, waiting) => {
      if (waiting === 0 || !maySeeAll) return
      const goes = await confirm({
        title: t`Open work of ${user.nickName}`,
        text: plural(waiting, {
          one: '# ticket waits for them. Reassign or end it, so that nobody waits in vain.',
          other: '# tickets wait for them. Reassign or end them, so that nobody waits in vain.',
        }),
        action: t`Go to these tickets`,
        cancel: t`Later`,
      })
      if (goes) void navigate(listOf(user))
    },
  }
}
