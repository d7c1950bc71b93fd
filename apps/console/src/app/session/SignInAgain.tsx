/** Signing in over the page after the session has ended: dialogs, forms and what was typed stay as they are. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { PasskeyButton } from '../../features/sign-in/components/PasskeyButton'
import { SignInForm } from '../../features/sign-in/components/SignInForm'
import { call } from '../../shared/http/call'
import { whoIsSignedIn } from '../../shared/session/session-flow'
import { useSession } from '../../shared/session/session-store'
import { useSite } from '../../shared/session/site'
import { writeToken } from '../../shared/session/token-cookie'
import { adoptToken } from './adopt-token'
import { LOGIN_PATH } from './login-path'

export function SignInAgain() {
  const isOpen = useSession(({ ended }) => ended === 'signing-in')
  return isOpen ? <SignInDialog /> : null
}

function SignInDialog() {
  const { t } = useLingui()
  const userName = useSession(({ user }) => user?.userName)
  const oidcLabel = useSite((site) => site.oidc_label)
  const stay = () => useSession.setState({ ended: 'staying' })
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={stay} aria-labelledby="sign-in-again" aria-describedby="sign-in-again-text">
      <DialogTitle id="sign-in-again">{t`Sign in again`}</DialogTitle>
      <DialogContent>
        <DialogContentText id="sign-in-again-text" sx={{ mb: 4 }}>
          {t`What you have open and what you entered stays as it is.`}
        </DialogContentText>
        <SignInForm userName={userName} onSignedIn={goOn} />
        <PasskeyButton onSignedIn={goOn} />
        {oidcLabel !== '' && (
          // The provider's page would take the place of this one: it comes in another tab, and this one goes on with its token.
          <Button component="a" href={LOGIN_PATH} target="_blank" variant="outlined" size="large" fullWidth sx={{ mt: 3 }}>
            {t`${oidcLabel} (new tab)`}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={stay}>
          {t`Cancel`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

async function goOn(): Promise<void> {
  const person = await whoIsSignedIn()
  const { user } = useSession.getState()
  if (user === null) return
  if (person.mustChangePassword || person.mustSetUpSecondFactor) {
    // The guard leads to where that is done.
    useSession.setState({ user: person, ended: null })
    return
  }
  if (person.userId === user.userId && user.actingRoleId !== null && person.actingRoleId !== user.actingRoleId) {
    // A new session begins with all roles; what is open was opened in one.
    const inRole = await call(routes.switchRole, { body: { roleId: user.actingRoleId } }).catch(() => null)
    // One that was taken away is none to go on in: everything begins anew.
    if (inRole !== null) writeToken(inRole.token, inRole.expire)
  }
  await adoptToken()
}
