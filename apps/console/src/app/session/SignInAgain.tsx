/** Signing in over the page after the session has ended: dialogs, forms and what was typed stay as they are. */
import { routes, type SessionUser } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { lazy, Suspense, useState } from 'react'
import { PasskeyButton } from '../../features/sign-in/components/PasskeyButton'
import { SignInForm } from '../../features/sign-in/components/SignInForm'
import { call } from '../../shared/http/call'
import { fetchSignedInUser } from '../../shared/session/session-flow'
import { useSession } from '../../shared/session/session-store'
import { useSite } from '../../shared/session/site'
import { clearToken, writeToken } from '../../shared/session/token-cookie'
import { adoptToken } from './adopt-token'
import { LOGIN_PATH } from './login-path'

/** Few are ever asked for either. */
const PasswordForm = lazy(async () => ({ default: (await import('../../shared/session/PasswordForm')).PasswordForm }))
const SetUpSecondFactor = lazy(async () => ({
  default: (await import('../../shared/session/second-factor/SetUpSecondFactor')).SetUpSecondFactor,
}))

export function SignInAgain() {
  const isOpen = useSession(({ ended }) => ended === 'signing-in')
  return isOpen ? <SignInDialog /> : null
}

/** What the server requires of somebody who has just signed in before other calls are allowed. */
type Demand = 'password' | 'second-factor'

function SignInDialog() {
  const { t } = useLingui()
  const userName = useSession(({ user }) => user?.userName)
  const oidcLabel = useSite((site) => site.oidc_label)
  const [demand, setDemand] = useState<Demand | null>(null)
  const [usedPassword, setUsedPassword] = useState<string>()
  const goOn = async () => setDemand(await goOnSignedIn())
  const stay = async () => {
    // Cancelling it leaves the page without a session: the next refused call asks again.
    if (demand !== null) {
      await call(routes.logout).catch(() => undefined)
      clearToken()
    }
    useSession.setState({ ended: 'staying' })
  }
  const titles = { password: t`Choose a new password`, 'second-factor': t`Set up two-step sign-in` }
  const texts = {
    password: t`Your password was set for you. Choose your own to go on. What you have open and what you entered stays as it is.`,
    'second-factor': t`This site asks for a second step when you sign in. What you have open and what you entered stays as it is.`,
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => void stay()} aria-labelledby="sign-in-again" aria-describedby="sign-in-again-text">
      <DialogTitle id="sign-in-again">{demand === null ? t`Sign in again` : titles[demand]}</DialogTitle>
      <DialogContent>
        <DialogContentText id="sign-in-again-text" sx={{ mb: 4 }}>
          {demand === null ? t`What you have open and what you entered stays as it is.` : texts[demand]}
        </DialogContentText>
        <Suspense>
          {demand === 'password' && <PasswordForm size="large" oldPassword={usedPassword} onChanged={goOn} />}
          {demand === 'second-factor' && <SetUpSecondFactor password={usedPassword} onDone={goOn} />}
        </Suspense>
        {demand === null && (
          <>
            <SignInForm
              userName={userName}
              onSignedIn={async (password) => {
                setUsedPassword(password)
                await goOn()
              }}
            />
            <PasskeyButton onSignedIn={goOn} />
            {oidcLabel !== '' && (
              // The provider's page would replace this one: it opens in another tab, and this one continues with its token.
              <Button component="a" href={LOGIN_PATH} target="_blank" variant="outlined" size="large" fullWidth sx={{ mt: 3 }}>
                {t`${oidcLabel} (new tab)`}
              </Button>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={() => void stay()}>
          {t`Cancel`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** @returns what has to be done first; null where nothing has, or where the guard handles it. */
async function goOnSignedIn(): Promise<Demand | null> {
  const person = await fetchSignedInUser()
  const { user } = useSession.getState()
  if (user === null) return null
  const demand = demandOn(person)
  if (demand !== null) {
    if (person.userId === user.userId) return demand
    // Nothing of another person is open here: the guard leads to where it is done.
    useSession.setState({ user: person, ended: null })
    return null
  }
  if (person.userId === user.userId && user.actingRoleId !== null && person.actingRoleId !== user.actingRoleId) {
    // A new session begins with all roles; what is open was opened in one.
    const inRole = await call(routes.switchRole, { body: { roleId: user.actingRoleId } }).catch(() => null)
    // A role that was taken away cannot be kept: the console starts over with all roles.
    if (inRole !== null) writeToken(inRole.token, inRole.expire)
  }
  await adoptToken()
  return null
}

function demandOn({ mustChangePassword, mustSetUpSecondFactor }: SessionUser): Demand | null {
  if (mustChangePassword) return 'password'
  return mustSetUpSecondFactor ? 'second-factor' : null
}
