/** The state of the system in a line: all is well, or each problem with what to do about it. Announced when it changes. */
import type { Permission, SystemHealth, SystemTrouble } from '@formwork/api-contract'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { messageOf } from '../../../shared/http/api-error'
import { formatDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { IfPermission } from '../../../shared/session/access'
import { Icon } from '../../../shared/ui/icons/Icon'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'

/** What people lose by it decides the colour. */
const TONES: Readonly<Record<SystemTrouble, 'error' | 'warning'>> = {
  'database-damaged': 'error',
  'disk-nearly-full': 'error',
  'connections-nearly-used': 'warning',
  'jobs-late': 'warning',
  'jobs-failed': 'warning',
  'schedules-refused': 'warning',
  'inbound-refused': 'warning',
  'webhooks-failing': 'warning',
}

interface Place {
  readonly to: string
  readonly permission: Permission
}

/** Where that is mended which another page shows. */
const PLACES: Readonly<Partial<Record<SystemTrouble, Place>>> = {
  'schedules-refused': { to: '/design/schedules', permission: 'process:admin:schedule:list' },
  'inbound-refused': { to: '/design/inbound', permission: 'process:admin:inbound:list' },
  'webhooks-failing': { to: '/system/webhooks', permission: 'system:webhooks:list' },
}

export interface StateLineProps {
  readonly health: Pick<SystemHealth, 'troubles' | 'jobs' | 'schedules' | 'inbound' | 'webhooks' | 'at'>
  /** Why the newest answer is missing. */
  readonly failure: Error | null
}

export function StateLine({ health, failure }: StateLineProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useTroubleWords(health)
  const moment = formatDateTime(health.at, locale)
  const lines = [
    ...(failure === null
      ? []
      : [
          <Line
            key="failure"
            tone="error"
            title={t`The server did not answer just now`}
            text={t`${messageOf(failure)} Below stands how it was at ${moment}.`}
          />,
        ]),
    ...health.troubles.map((trouble) => <Line key={trouble} tone={TONES[trouble]} place={PLACES[trouble]} {...words[trouble]} />),
  ]
  return (
    <Box role="status" sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {lines.length === 0 ? (
        <Line tone="success" title={t`Everything works`} text={t`Server, database, jobs and storage do as they should.`} />
      ) : (
        lines
      )}
    </Box>
  )
}

function useTroubleWords({
  jobs,
  schedules,
  inbound,
  webhooks,
}: StateLineProps['health']): Readonly<Record<SystemTrouble, { readonly title: ReactNode; readonly text: string }>> {
  const { t } = useLingui()
  return {
    'database-damaged': {
      title: t`A part of the database is damaged`,
      text: t`Look at the disk, then restore the newest backup. The log of the server says what could not be read.`,
    },
    'disk-nearly-full': {
      title: t`The disk is nearly full`,
      text: t`Changes are refused until there is space: free some, or enlarge the disk.`,
    },
    'connections-nearly-used': {
      title: t`Nearly all connections of the database are in use`,
      text: t`Raise max_connections of PostgreSQL, or let fewer programs use it.`,
    },
    'jobs-late': {
      title: t`Jobs wait and nobody takes them`,
      text: t`Notices and mails are late. Restart the server, and look at its log.`,
    },
    'jobs-failed': {
      title: <Plural value={jobs.failed} one="# job failed for good" other="# jobs failed for good" />,
      text: t`Mend what their errors say, then retry them at the end of this page.`,
    },
    'schedules-refused': {
      title: <Plural value={schedules.refused} one="# schedule started no ticket" other="# schedules started no ticket" />,
      text: t`The list of recurring tickets says why. Change the schedule, or switch it off.`,
    },
    'inbound-refused': {
      title: (
        <Plural value={inbound.refused} one="# inbound webhook refused its last call" other="# inbound webhooks refused their last calls" />
      ),
      text: t`The list of inbound webhooks says why. Mend it, then try the call again from its log.`,
    },
    'webhooks-failing': {
      title: <Plural value={webhooks.failing} one="Nothing arrives at # webhook" other="Nothing arrives at # webhooks" />,
      text: t`The log of the webhook says what its receiver answers. Mend the receiver or the address, or switch the webhook off.`,
    },
  }
}

const MARKS = { success: 'checkCircle', warning: 'warning', error: 'errorCircle' } as const

interface LineProps {
  readonly tone: keyof typeof MARKS
  readonly title: ReactNode
  readonly text: string
  readonly place?: Place | undefined
}

function Line({ tone, title, text, place }: LineProps) {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'flex', gap: 3, px: 4, py: 3, bgcolor: `${tone}.tint`, borderRadius: '8px' }}>
      <Box sx={{ display: 'flex', color: `${tone}.main`, pt: '1px' }}>
        <Icon name={MARKS[tone]} size={18} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        <Box sx={{ fontSize: 13 }}>
          {text}
          {place !== undefined && (
            <IfPermission any={[place.permission]}>
              {' '}
              <RouterLink to={place.to}>{t`Open the list`}</RouterLink>
            </IfPermission>
          )}
        </Box>
      </Box>
    </Box>
  )
}
