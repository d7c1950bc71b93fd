/** The state of a page or list whose query failed: the reason, and a retry where it can help. Errors that no retry solves have a text of their own. */
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { isForbidden, isNotFound, isUnreadable, messageOf } from '../../http/api-error'
import { Link } from 'react-router-dom'
import { EmptyState, type EmptyStateProps } from './EmptyState'

export interface LoadFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
  /** Set where this is all there is on the page, so that the page has its heading. */
  readonly heading?: 'h1'
  /** A page's own text for a record that does not exist, and where to look for it. */
  readonly missing?: Pick<EmptyStateProps, 'title' | 'text' | 'action'>
}

export function LoadFailure({ error, onRetry, heading, missing }: LoadFailureProps) {
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
  const home = (
    <Button variant="outlined" color="inherit" component={Link} to="/">
      {t`Back to home`}
    </Button>
  )
  if (isNotFound(error)) {
    return (
      <EmptyState
        {...level}
        drawing="search"
        title={t`This no longer exists, or you cannot see it`}
        text={
          heading === undefined
            ? messageOf(error)
            : t`It may have been deleted, or it is for others only. Ask whoever gave you the address, or look for it from home.`
        }
        action={heading === undefined ? undefined : home}
        {...missing}
      />
    )
  }
  if (isUnreadable(error)) {
    return (
      <EmptyState
        {...level}
        drawing="search"
        title={t`This address leads nowhere`}
        text={t`The link may be incomplete. Look for what you need from home.`}
        action={home}
      />
    )
  }
  const retry = (
    <Button variant="outlined" color="inherit" onClick={onRetry}>
      {t`Try again`}
    </Button>
  )
  return <EmptyState {...level} drawing="error" title={t`This could not be loaded`} text={messageOf(error)} action={retry} />
}
