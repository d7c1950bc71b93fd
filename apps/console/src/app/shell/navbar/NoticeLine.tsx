/** One notice: what happened, on which ticket, when; unread ones carry a dot. */
import type { Notice } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Icon } from '../../../shared/ui/icons/Icon'
import type { IconName } from '../../../shared/ui/icons/icon-paths'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'

const icons: Readonly<Record<Notice['kind'], { readonly icon: IconName; readonly colour: string }>> = {
  'task-assigned': { icon: 'inbox', colour: 'info.main' },
  'ticket-approved': { icon: 'checkCircle', colour: 'success.main' },
  'ticket-refused': { icon: 'errorCircle', colour: 'error.main' },
  'ticket-terminated': { icon: 'ban', colour: 'text.secondary' },
  'task-returned': { icon: 'reply', colour: 'warning.main' },
  'task-handed-back': { icon: 'inbox', colour: 'info.main' },
  'task-urged': { icon: 'bell', colour: 'warning.main' },
  'task-due-soon': { icon: 'clock', colour: 'warning.main' },
  'task-overdue': { icon: 'clock', colour: 'error.main' },
  'task-passed-on': { icon: 'clock', colour: 'error.main' },
  'ticket-due-soon': { icon: 'clock', colour: 'warning.main' },
  'ticket-overdue': { icon: 'clock', colour: 'error.main' },
  'ticket-copied': { icon: 'send', colour: 'info.main' },
  'ticket-suspended': { icon: 'ban', colour: 'warning.main' },
  'ticket-resumed': { icon: 'checkCircle', colour: 'info.main' },
  'ticket-reopened': { icon: 'refresh', colour: 'info.main' },
  'ticket-mentioned': { icon: 'user', colour: 'info.main' },
}

export function NoticeLine({ notice, onOpen }: { readonly notice: Notice; readonly onOpen: () => void }) {
  const { t } = useLingui()
  const { icon, colour } = icons[notice.kind]
  const away = (notice.standsInFor ?? []).join(t`, `)
  const words = {
    'task-assigned': () =>
      away === '' ? t`Waiting for you at “${notice.nodeName}”` : t`Waiting for you at “${notice.nodeName}”, in place of ${away}`,
    'ticket-approved': () => t`Your ticket was approved`,
    'ticket-refused': () => t`Your ticket was refused`,
    'ticket-terminated': () => t`Your ticket was ended by an administrator`,
    'task-returned': () => t`Your ticket was returned: change it and submit it again`,
    'task-handed-back': () => t`Handed back to you at “${notice.nodeName}”`,
    'task-urged': () => t`You are asked to hurry at “${notice.nodeName}”`,
    'task-due-soon': () => t`The time for “${notice.nodeName}” is nearly up`,
    'task-overdue': () => t`The time for “${notice.nodeName}” is up`,
    'task-passed-on': () => t`The time for “${notice.nodeName}” was up: it is with you now`,
    'ticket-due-soon': () => t`The time for the whole ticket is nearly up`,
    'ticket-overdue': () => t`The time for the whole ticket is up`,
    'ticket-copied': () => t`A ticket was copied to you`,
    'ticket-suspended': () => t`Your ticket was suspended`,
    'ticket-resumed': () => t`Your ticket goes on`,
    'ticket-reopened': () => t`Your ticket was reopened`,
    'ticket-mentioned': () => t`${notice.nodeName} mentioned you in a comment`,
  }
  return (
    <li>
      <ButtonBase
        onClick={onOpen}
        sx={{
          width: '100%',
          textAlign: 'left',
          alignItems: 'flex-start',
          gap: 2,
          p: 2,
          borderRadius: '6px',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ color: colour, display: 'flex', mt: '1px' }}>
          <Icon name={icon} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontSize: 13, fontWeight: notice.read ? 400 : 600 }}>{words[notice.kind]()}</Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {notice.ticketTitle}
          </Box>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            <RelativeTime at={notice.at} />
          </Box>
        </Box>
        {!notice.read && (
          <Box role="img" aria-label={t`Unread`} sx={{ width: 8, height: 8, mt: '6px', borderRadius: '50%', bgcolor: 'primary.main' }} />
        )}
      </ButtonBase>
    </li>
  )
}
