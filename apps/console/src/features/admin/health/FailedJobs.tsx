/** The jobs that failed for good, to be run again or dropped. */
import { type FailedJob, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { usePermission } from '../../../shared/session/access'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { Panel } from '../../../shared/ui/layout/Page'
import { jobName } from './job-words'
import { focusBesideRemoved, REMOVES } from '../../../shared/ui/navigation/focus-beside-removed'

export interface FailedJobsProps {
  readonly count: number
  /** The last of them. */
  readonly jobs: readonly FailedJob[]
}

export function FailedJobs({ count, jobs }: FailedJobsProps) {
  const { t } = useLingui()
  const shown = jobs.length
  return (
    <Panel title={t`Failed jobs`} flush>
      {shown === 0 ? (
        <Box
          sx={{ px: 4, py: 4, color: 'text.secondary', fontSize: 13 }}
        >{t`No job failed for good. What fails is tried again by itself, later and later.`}</Box>
      ) : (
        <Box ref={focusBesideRemoved} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {jobs.map((job) => (
            <JobLine key={job.id} job={job} />
          ))}
        </Box>
      )}
      {count > shown && (
        <Box sx={{ px: 4, py: 3, color: 'text.secondary', fontSize: 13 }}>{t`The last ${shown} of ${count} are shown.`}</Box>
      )}
    </Panel>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 3,
  px: 4,
  py: 3,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const

function JobLine({ job: { id, task, attempts, error, failedAt } }: { readonly job: FailedJob }) {
  const { t } = useLingui()
  const canDecide = usePermission(['system:monitor:job:edit'])
  const decide = useDecision()
  const name = jobName(task)
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ my: 1, fontSize: 13, overflowWrap: 'anywhere' }}>{error === '' ? t`It left no error.` : error}</Box>
        <Box className="fw-numeric" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, color: 'text.secondary', fontSize: 12 }}>
          <RelativeTime at={failedAt} />
          <span>{t`Attempts: ${attempts}`}</span>
          <span>
            {task} #{id}
          </span>
        </Box>
      </Box>
      {canDecide && (
        <Box {...REMOVES} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-label={t`Retry: ${name} #${id}`}
            onClick={() => void decide.run('retry', id, name)}
          >
            {t`Retry`}
          </Button>
          <IconAction
            size="small"
            icon="trash"
            iconSize={16}
            label={t`Delete: ${name} #${id}`}
            onClick={() => void decide.run('delete', id, name)}
          />
        </Box>
      )}
    </Box>
  )
}

/** Confirms, carries it out, and reports; the list is loaded again also when somebody else was quicker. */
function useDecision() {
  const { t } = useLingui()
  return useExclusiveMutation(async (what: 'retry' | 'delete', id: string, name: string) => {
    const isRetry = what === 'retry'
    const yes = await confirm(
      isRetry
        ? {
            title: t`Retry “${name}”?`,
            text: t`It begins at once, with all its attempts. Mend the cause first, or it fails again.`,
            action: t`Retry`,
          }
        : {
            title: t`Delete “${name}”?`,
            text: t`What it should have done stays undone. This cannot be undone.`,
            action: t`Delete`,
            tone: 'error',
          },
    )
    if (!yes) return
    try {
      await call(isRetry ? routes.retryJob : routes.removeJob, { params: { id } })
    } finally {
      invalidateRoutes(routes.getSystemHealth)
    }
    showToast('success', isRetry ? t`“${name}” is being retried` : t`“${name}” is deleted`)
  })
}
