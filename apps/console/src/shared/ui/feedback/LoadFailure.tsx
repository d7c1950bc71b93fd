/** The state of a page or list whose query failed: the reason, and a retry. Missing permissions have a text of their own. */
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { isForbidden, isNotFound, messageOf } from '../../http/api-error'
import { EmptyState } from './EmptyState'

export interface LoadFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
  /** Set where this is all there is on the page, so that the page has its heading. */
  readonly heading?: 'h1'
}

export function LoadFailure({ error, onRetry, heading }: LoadFailureProps) {
  const { t } = useLingui()
  const level = heading === undefined ? {} : { heading }
  if (isForbidden(error)) {
    return (
      <EmptyState
        {...level}
        drawing="locked"
        title={t`You do not have access to this`}
        text={t`Ask an administrator for the permission if you need it.`}
      />
    )
  }
  if (isNotFound(error))
    return <EmptyState {...level} drawing="search" title={t`This no longer exists, or you cannot see it`} text={messageOf(error)} />
  const retry = (
    <Button variant="outlined" color="inherit" onClick={onRetry}>
      {t`Try again`}
    </Button>
  )
  return <EmptyState {...level} drawing="error" title={t`This could not be loaded`} text={messageOf(error)} action={retry} />
}
