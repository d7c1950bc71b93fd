/** Actions on all chosen users: all or none, and refused people are listed with the reason. */
import { routes, type UserRow } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError } from '../../../../shared/http/api-error'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { fetchFile, saveFile } from '../../../../shared/http/transfer'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { confirm } from '../../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { useOpenWork } from '../../use-open-work'

/** One of the actions, as it is repeated for those who are left. */
interface Act {
  /** A verb, for the button that continues. */
  readonly verb: string
  readonly send: (ids: string[]) => Promise<{ readonly changed: readonly string[] }>
  readonly done: (count: number) => string
}

export interface Refused {
  readonly people: readonly { readonly user: UserRow; readonly why: string }[]
  readonly others: readonly UserRow[]
  readonly act: Act
}

/** One role, given to people or taken from them. */
export interface RoleChange {
  readonly way: 'give' | 'take'
  readonly roleId: string
  readonly roleName: string
}

export function useBulkActs(onDone: () => void) {
  const { t } = useLingui()
  const mentionsOf = useOpenWork()
  const [refused, setRefused] = useState<Refused | null>(null)
  const acts = {
    enable: {
      verb: t`Enable`,
      send: (ids) => call(routes.setUsersStatus, { body: { ids, status: '0' } }),
      done: (count) => plural(count, { one: '# user is enabled', other: '# users are enabled' }),
    },
    disable: {
      verb: t`Disable`,
      send: (ids) => call(routes.setUsersStatus, { body: { ids, status: '1' } }),
      done: (count) => plural(count, { one: '# user is disabled', other: '# users are disabled' }),
    },
  } satisfies Record<string, Act>
  const moveTo = (deptId: string, deptName: string): Act => ({
    verb: t`Move`,
    send: (ids) => call(routes.movePeople, { body: { ids, deptId } }),
    done: (count) => plural(count, { one: `# user moved to ${deptName}`, other: `# users moved to ${deptName}` }),
  })
  const changeRole = ({ way, roleId, roleName }: RoleChange): Act => ({
    verb: way === 'give' ? t({ message: 'Give', context: 'role' }) : t({ message: 'Take', context: 'role' }),
    send: async (ids) => {
      await call(routes.changeRoleMembers, { params: { id: roleId }, body: way === 'give' ? { add: ids } : { remove: ids } })
      return { changed: ids }
    },
    done: (count) =>
      way === 'give'
        ? plural(count, { one: `# user was given the role ${roleName}`, other: `# users were given the role ${roleName}` })
        : plural(count, { one: `The role ${roleName} was taken from # user`, other: `The role ${roleName} was taken from # users` }),
  })
  const sending = useExclusiveMutation(async (act: Act, users: readonly UserRow[]) => {
    try {
      const { changed } = await act.send(users.map(({ userId }) => userId))
      invalidateRoutes(routes.listUsers, routes.listDepartments, routes.listRoleMembers)
      setRefused(null)
      onDone()
      showToast('success', act.done(changed.length))
    } catch (error) {
      const reasons = reasonsIn(error)
      if (reasons.size === 0) throw error
      setRefused({
        people: users.flatMap((user) => reasons.get(user.userId)?.map((why) => ({ user, why })) ?? []),
        others: users.filter(({ userId }) => !reasons.has(userId)),
        act,
      })
    }
  })
  const disable = useExclusiveMutation(async (users: readonly UserRow[]) => {
    const mentions = await mentionsOf(users.map(({ userId }) => userId))
    const title = plural(users.length, { one: 'Disable # user?', other: 'Disable # users?' })
    const text = t`They are signed out at once and cannot sign in until enabled again.`
    if (await confirm({ title, text, mentions, action: t`Disable`, tone: 'error' })) void sending.run(acts.disable, users)
  })
  const sheet = useExclusiveMutation(async (users: readonly UserRow[]) =>
    saveFile(await fetchFile(routes.exportUsers, { ids: users.map(({ userId }) => userId).join(',') })),
  )
  return {
    refused,
    leave: () => setRefused(null),
    goOn: ({ act, others }: Refused) => void sending.run(act, others),
    isRunning: sending.isRunning || disable.isRunning || sheet.isRunning,
    enable: (users: readonly UserRow[]) => void sending.run(acts.enable, users),
    disable: (users: readonly UserRow[]) => void disable.run(users),
    move: (users: readonly UserRow[], deptId: string, deptName: string) => sending.run(moveTo(deptId, deptName), users),
    changeRole: (users: readonly UserRow[], change: RoleChange) => sending.run(changeRole(change), users),
    exportSheet: (users: readonly UserRow[]) => void sheet.run(users),
  }
}

/** By person; empty for an error about something else. */
function reasonsIn(error: unknown): ReadonlyMap<string, string[]> {
  if (!(error instanceof ApiError)) return new Map()
  const ofPeople = error.issues.filter(({ path: [field, id] }) => field === 'ids' && typeof id === 'string')
  return new Map(
    [...Map.groupBy(ofPeople, ({ path }) => String(path[1]))].map(([id, issues]) => [id, issues.map(({ message }) => message)]),
  )
}
