/** What needs an administrator, one line each with a link. Absent without any. */
import { Plural, useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'

interface AttentionProps {
  /** Tickets whose tasks have no active assignee. */
  readonly stuck: number
  /** Jobs without attempts left. */
  readonly failedJobs: number
  /** Inbound webhooks that refused their last call. */
  readonly refusing: number
  /** Webhooks at which nothing arrives. */
  readonly failing: number
}

export function Attention({ stuck, failedJobs, refusing, failing }: AttentionProps) {
  return (
    <>
      <Line count={stuck} to="/process/all?status=stuck">
        <Plural
          value={stuck}
          one="# ticket waits for people who are no longer active: nobody can go on with it."
          other="# tickets wait for people who are no longer active: nobody can go on with them."
        />
      </Line>
      <Line count={failedJobs} to="/system/health">
        <Plural
          value={failedJobs}
          one="# job of the server failed for good: what it should have done is not done."
          other="# jobs of the server failed for good: what they should have done is not done."
        />
      </Line>
      <Line count={refusing} to="/system/health">
        <Plural
          value={refusing}
          one="# inbound webhook refused its last call: no ticket was started."
          other="# inbound webhooks refused their last calls: no tickets were started."
        />
      </Line>
      <Line count={failing} to="/system/health">
        <Plural
          value={failing}
          one="Nothing arrives at # webhook: it is told of no ticket."
          other="Nothing arrives at # webhooks: they are told of no ticket."
        />
      </Line>
    </>
  )
}

interface LineProps {
  readonly count: number
  readonly to: string
  readonly children: ReactNode
}

function Line({ count, to, children }: LineProps) {
  const { t } = useLingui()
  if (count === 0) return null
  return (
    <NoticeLine
      tone="warning"
      actions={
        <Button size="small" variant="outlined" color="inherit" component={Link} to={to}>
          {t`Look at them`}
        </Button>
      }
    >
      {children}
    </NoticeLine>
  )
}
