/**
 * The sign-in page: a form at the right, and on wide windows a quiet picture of the work at the left.
 * It has no router: it is the first load, shown before the console is loaded.
 */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../shared/http/api-error'
import { loadAllMessages } from '../../../shared/i18n/i18n'
import { safeRedirect } from '../../../shared/session/safe-redirect'
import { loadSession, signOut } from '../../../shared/session/session-flow'
import { useSession } from '../../../shared/session/session-store'
import { useSite } from '../../../shared/session/site'
import { readToken } from '../../../shared/session/token-cookie'
import { LocaleToggle } from '../../../shared/ui/menus/LocaleToggle'
import { SIDEBAR } from '../../../shared/ui/theme/tokens'
import { SiteMark } from '../../../shared/ui/icons/SiteMark'
import { finishAtProvider } from '../api/sign-in'
import { OtherWays } from '../components/OtherWays'
import { PasskeyButton } from '../components/PasskeyButton'
import { SignInForm } from '../components/SignInForm'
import { takeReturn } from '../oidc-return'

/** Neither is needed to sign in: one is a picture, the other for a first sign-in only. */
const BrandPanel = lazy(async () => ({ default: (await import('../components/BrandPanel')).BrandPanel }))
const PasswordForm = lazy(async () => {
  const [{ PasswordForm: component }] = await Promise.all([import('../../../shared/session/PasswordForm'), loadAllMessages()])
  return { default: component }
})

const SetUpSecondFactor = lazy(async () => {
  const [{ SetUpSecondFactor: component }] = await Promise.all([
    import('../../../shared/session/second-factor/SetUpSecondFactor'),
    loadAllMessages(),
  ])
  return { default: component }
})

export interface SignInPageProps {
  /** Where the address asks to go afterwards; not to be trusted. */
  readonly redirect: string | null
  /** Opens a page of the console. */
  readonly onEnter: (target: string) => void | Promise<void>
}

export function SignInPage({ redirect, onEnter }: SignInPageProps) {
  const { t } = useLingui()
  const siteName = useSite((site) => site.name)
  const user = useSession((state) => state.user)
  const [usedPassword, setUsedPassword] = useState<string>()
  const [wasSignedIn] = useState(() => readToken() !== null)
  const oidcLabel = useSite((site) => site.oidc_label)
  const [back] = useState(takeReturn)
  const [backState, setBackState] = useState<{ readonly isRunning: boolean; readonly error: string | null }>({
    isRunning: back !== null,
    error: null,
  })
  const finished = useRef(false)
  const mustChange = user?.mustChangePassword === true
  const mustSetUp = !mustChange && user?.mustSetUpSecondFactor === true
  const target = safeRedirect(back === null ? redirect : back.redirect)
  const title = mustChange ? t`Choose a new password` : mustSetUp ? t`Set up two-step sign-in` : t`Sign in`

  useEffect(() => {
    document.title = `${title} - ${siteName}`
  }, [title, siteName])

  const enter = async () => {
    await loadSession()
    const { user: signedIn } = useSession.getState()
    if (signedIn?.mustChangePassword !== true && signedIn?.mustSetUpSecondFactor !== true) await onEnter(target)
  }
  useEffect(() => {
    if (back === null || finished.current) return
    finished.current = true
    finishAtProvider({ ticket: back.ticket, query: back.query })
      .then(enter)
      .then(
        () => setBackState({ isRunning: false, error: null }),
        (error: unknown) => setBackState({ isRunning: false, error: messageOf(error) }),
      )
  })
  // Spec 2.1: people who are signed in already go home; the guard sends them back here when the password must change.
  const goesHome = wasSignedIn && back === null && !mustChange && !mustSetUp && readToken() !== null
  useEffect(() => {
    if (goesHome) void onEnter('/')
  }, [goesHome, onEnter])
  if (goesHome) return null

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.paper' }}>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, width: '46%', maxWidth: 720, bgcolor: SIDEBAR.background }}>
        <Suspense>
          <BrandPanel />
        </Suspense>
      </Box>
      <Box component="main" sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 3 }}>
          <LocaleToggle />
        </Box>
        <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', px: 5, pb: 20 }}>
          <Box sx={{ width: '100%', maxWidth: 336 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 8 }}>
              <SiteMark size={40} />
              <Typography component="div" sx={{ fontSize: 20, fontWeight: 600 }}>
                {siteName}
              </Typography>
            </Box>
            <Typography variant="h1" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mb: 6 }}>
              {mustChange
                ? t`Your password was set for you. Choose your own to go on.`
                : mustSetUp
                  ? t`This site asks for a second step when you sign in: a passkey, or a code of an app on your phone. Set one up to go on.`
                  : t`Use the account your administrator gave you.`}
            </Typography>
            {backState.error !== null && (
              <Box
                role="alert"
                sx={{ mb: 4, p: 3, borderRadius: '6px', color: 'error.main', border: 1, borderColor: 'error.main', fontSize: 13 }}
              >
                {backState.error}
              </Box>
            )}
            {backState.isRunning ? (
              <Box role="status">{t`Signing you in …`}</Box>
            ) : mustChange || mustSetUp ? (
              <Suspense>
                {mustChange ? (
                  <PasswordForm size="large" oldPassword={usedPassword} onChanged={enter} />
                ) : (
                  <SetUpSecondFactor password={usedPassword} onDone={enter} />
                )}
                <Button fullWidth color="inherit" sx={{ mt: 2 }} onClick={() => void signOut().then(() => location.reload())}>
                  {t`Use another account`}
                </Button>
              </Suspense>
            ) : (
              <>
                <SignInForm
                  onSignedIn={async (password) => {
                    setUsedPassword(password)
                    await enter()
                  }}
                />
                {oidcLabel !== '' && <OtherWays label={oidcLabel} redirect={redirect} />}
                <PasskeyButton onSignedIn={enter} />
              </>
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
