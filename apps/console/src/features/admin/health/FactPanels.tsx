/** The facts of server, database, jobs and storage, a panel each. */
import type { SystemHealth } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatBytes, formatDateTime, formatNumber } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { Fact, Panel } from '../../../shared/ui/layout/Page'
import { useDuration } from './use-duration'

export function ServerPanel({ version, node, uptimeSeconds, residentBytes, heapBytes, servers }: SystemHealth['server']) {
  const { t } = useLingui()
  const locale = useLocale()
  const duration = useDuration()
  const [memory, heap] = [formatBytes(residentBytes, locale), formatBytes(heapBytes, locale)]
  return (
    <Facts title={t`Server`}>
      <Fact label={t`Version`}>Formwork {version}</Fact>
      <Fact label={t`Node.js`}>{node}</Fact>
      <Fact label={t`Up for`}>{duration(uptimeSeconds)}</Fact>
      <Fact label={t`Memory`}>{t`${memory}, heap ${heap}`}</Fact>
      <Fact label={t`Servers`}>{servers === null ? '—' : formatNumber(servers, locale)}</Fact>
    </Facts>
  )
}

export function DatabasePanel({ version, bytes, connections, mostConnections, isOwn }: SystemHealth['database']) {
  const { t } = useLingui()
  const locale = useLocale()
  const [used, most] = [formatNumber(connections, locale), formatNumber(mostConnections, locale)]
  return (
    <Facts title={t`Database`}>
      <Fact label={t`Version`}>PostgreSQL {version}</Fact>
      <Fact label={t`Kept by`}>{isOwn ? t`This server` : t`Another (DATABASE_URL)`}</Fact>
      <Fact label={t({ message: 'Size', context: 'bytes' })}>{formatBytes(bytes, locale)}</Fact>
      <Fact label={t`Connections`}>{t`${used} of ${most}`}</Fact>
    </Facts>
  )
}

export function JobsPanel({ waiting, running, failed, lateSeconds }: SystemHealth['jobs']) {
  const { t } = useLingui()
  const locale = useLocale()
  const duration = useDuration()
  return (
    <Facts title={t`Jobs`}>
      <Fact label={t`Waiting`}>{formatNumber(waiting, locale)}</Fact>
      <Fact label={t({ message: 'Running', context: 'job' })}>{formatNumber(running, locale)}</Fact>
      <Fact label={t({ message: 'Failed', context: 'job' })}>{formatNumber(failed, locale)}</Fact>
      <Fact label={t`Overdue`}>{lateSeconds < 60 ? t`None` : duration(lateSeconds)}</Fact>
    </Facts>
  )
}

export function StoragePanel({ storage: { files, bytes, freeBytes }, mail, backup }: Pick<SystemHealth, 'storage' | 'mail' | 'backup'>) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Facts title={t`Storage and mail`}>
      <Fact label={t`Files`}>{formatNumber(files, locale)}</Fact>
      <Fact label={t`Used`}>{formatBytes(bytes, locale)}</Fact>
      <Fact label={t`Free`}>{freeBytes === null ? '—' : formatBytes(freeBytes, locale)}</Fact>
      <Fact label={t`Last backup`}>
        {backup.at === null ? t({ message: 'None so far', context: 'backup' }) : formatDateTime(backup.at, locale)}
      </Fact>
      <Fact label={t({ message: 'Mail', context: 'settings' })}>{mail.isOn ? t`On` : t`Off`}</Fact>
    </Facts>
  )
}

function Facts({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel title={title}>
      <Box component="dl" className="fw-numeric" sx={{ m: 0 }}>
        {children}
      </Box>
    </Panel>
  )
}
