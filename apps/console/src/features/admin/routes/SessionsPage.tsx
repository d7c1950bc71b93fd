/** Who is signed in and where, as far as one's data scope reaches; ends a session. */
import { type PersonSession, routes } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { Moment } from '../../../shared/ui/display/Moment'
import { PersonAvatar } from '../../../shared/people/PersonAvatar'
import { PersonFilter } from '../../../shared/people/PersonFilter'
import { useDeviceWords } from '../../../shared/people/use-device-words'
import { usePermission } from '../../../shared/session/access'
import { useSignedInUser } from '../../../shared/session/session-store'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { FilterBar } from '../../../shared/ui/tables/FilterBar'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { NOTHING } from '../../../shared/ui/display/nothing'

export function SessionsPage() {
  const { t } = useLingui()
  const query = useListQuery(['person'])
  const { person } = query.filters
  const { pageIndex, pageSize } = query
  const answer = useRouteQuery(routes.listSessions, { query: { pageIndex, pageSize, ...(person === '' ? {} : { personId: person }) } })
  const columns = useSessionColumns()
  const wordsOf = useDeviceWords()
  const { userId } = useSignedInUser()
  const canEnd = usePermission(['system:session:remove'])
  const end = useExclusiveMutation(async ({ id, person: { name }, userAgent }: PersonSession) => {
    const device = wordsOf(userAgent)
    const title = t`Sign ${name} out?`
    const text = t`Their session in ${device} ends at once. They have to sign in again to go on there.`
    if (!(await confirm({ title, text, action: t({ message: 'Sign out', context: 'session' }), tone: 'error' }))) return
    await call(routes.endSession, { params: { id } })
    invalidateRoutes(routes.listSessions)
    showToast('success', t`${name} is signed out there`)
  })
  const found = answer.data?.list[0]?.person
  // While the list still shows somebody else, nobody can be signed out.
  const chosen = found !== undefined && found.id === person ? found : null
  const endAll = useExclusiveMutation(async ({ id, name }: PersonSession['person']) => {
    const title = t`Sign ${name} out everywhere?`
    const text =
      id === userId
        ? t`All your sessions but this one end at once. You have to sign in again to go on there.`
        : t`All their sessions end at once. They have to sign in again to go on.`
    if (!(await confirm({ title, text, action: t`Sign out everywhere`, tone: 'error' }))) return
    const { ended } = await call(routes.endSessionsOf, { params: { id } })
    invalidateRoutes(routes.listSessions)
    showToast('success', plural(ended, { one: `# session of ${name} has ended`, other: `# sessions of ${name} have ended` }))
  })
  const rowActions = (session: PersonSession) =>
    !session.isThis && (
      <IconAction
        size="small"
        icon="logout"
        iconSize={16}
        label={t`Sign ${session.person.name} out`}
        onClick={() => void end.run(session)}
      />
    )
  return (
    <ListPage
      title={t`Active sessions`}
      actions={
        <>
          {canEnd && chosen !== null && (
            <Button variant="outlined" color="error" onClick={() => void endAll.run(chosen)}>
              {t`Sign out everywhere`}
            </Button>
          )}
          <RouterLink to="/system/tokens">{t`API tokens`}</RouterLink>
        </>
      }
      answer={answer}
      query={query}
      filters={<FilterBar search={<PersonFilter person={person} onChange={(id) => query.setFilter('person', id)} />} activeCount={0} />}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ drawing: 'search', title: t`Nobody is signed in` }}
      {...(canEnd ? { rowActions } : {})}
    />
  )
}

function useSessionColumns(): ListColumn<PersonSession>[] {
  const { t } = useLingui()
  const wordsOf = useDeviceWords()
  return useMemo(
    () => [
      {
        id: 'person',
        header: t`Person`,
        meta: { card: 'title' },
        cell: ({ row: { original: session } }) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <PersonAvatar id={session.person.id} name={session.person.name} size={24} />
            <span>{session.person.name}</span>
            {session.isThis && <StatusTag tone="success">{t`This device`}</StatusTag>}
          </Box>
        ),
      },
      { id: 'dept', header: t`Department`, cell: ({ row: { original: session } }) => session.person.deptName || NOTHING },
      {
        id: 'device',
        header: t`Device`,
        cell: ({ row: { original: session } }) => <span title={session.userAgent}>{wordsOf(session.userAgent)}</span>,
      },
      {
        id: 'address',
        header: t`Address`,
        meta: { isForWide: true },
        cell: ({ row: { original: session } }) => session.address || NOTHING,
      },
      {
        id: 'since',
        header: t({ message: 'Signed in', context: 'time' }),
        meta: { width: 160 },
        cell: ({ row: { original: session } }) => <Moment at={session.signedInAt} />,
      },
      {
        id: 'used',
        header: t`Last used`,
        meta: { width: 140 },
        cell: ({ row: { original: session } }) => <RelativeTime at={session.lastUsedAt} />,
      },
    ],
    [t, wordsOf],
  )
}
