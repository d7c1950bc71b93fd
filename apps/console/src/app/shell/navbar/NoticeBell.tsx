/** Notices: how many are unread, the newest in a list; opening one reads it and leads to its ticket. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { useSession } from '../../../shared/session/session-store'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { BADGE_MAX, BADGE_PLACE } from './badge-place'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { useDropDown } from '../../../shared/ui/menus/use-drop-down'
import { NoticeLine } from './NoticeLine'

const SHOWN = 20

export function NoticeBell() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { button, surface, close } = useDropDown('dialog')
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listNotices, { query: { pageIndex: 1, pageSize: SHOWN } })
  // Notices arrive with work, so they are fetched again when the to-do count changes.
  const upcoming = useSession((state) => state.upcoming)
  useEffect(refetch, [upcoming, refetch])
  const readAll = useExclusiveMutation(async () => {
    await call(routes.readAllNotices)
    invalidateRoutes(routes.listNotices)
  })
  const open = (id: string, ticketId: string) => {
    close()
    call(routes.readNotice, { params: { id } }).then(refetch, () => undefined)
    void navigate(`/process/tickets/${ticketId}`)
  }
  const unread = data?.unread ?? 0

  return (
    <>
      <Badge badgeContent={unread} max={BADGE_MAX} color="error" sx={BADGE_PLACE}>
        <IconAction
          icon="bell"
          label={unread > 0 ? t`Notices, ${unread} unread` : t`Notices`}
          {...button}
          onClick={(event) => {
            button.onClick(event)
            refetch()
          }}
        />
      </Badge>
      <Popover
        {...surface}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t`Notices`, sx: { width: 'min(360px, calc(100vw - 24px))', mt: 1 } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, px: 4, borderBottom: 1, borderColor: 'divider', fontWeight: 600 }}>
          {t`Notices`}
          <Button
            size="small"
            sx={{ ml: 'auto', mr: -2 }}
            disabled={unread === 0}
            loading={readAll.isRunning}
            onClick={() => void readAll.run()}
          >
            {t`Mark all as read`}
          </Button>
        </Box>
        <Box component="ul" sx={{ m: 0, p: 1, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }}>
          {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
          {data?.list.length === 0 && (
            <EmptyState drawing="done" title={t`No notices`} text={t`When a ticket needs you or yours moves on, it shows here.`} />
          )}
          {(data?.list ?? []).map((notice) => (
            <NoticeLine key={notice.id} notice={notice} onOpen={() => open(notice.id, notice.ticketId)} />
          ))}
        </Box>
      </Popover>
    </>
  )
}
