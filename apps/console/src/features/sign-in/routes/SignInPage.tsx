/** The sign-in page: a form at the right, and on wide windows a quiet picture of the work at the left. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { PasswordForm } from '../../../shared/session/PasswordForm'
import { safeRedirect } from '../../../shared/session/safe-redirect'
import { loadSession, signOut } from '../../../shared/session/session-flow'
import { useSession } from '../../../shared/session/session-store'
import { useSite } from '../../../shared/session/site'
import { readToken } from '../../../shared/session/token-cookie'
import { LocaleSwitch } from '../../../shared/ui/LocaleSwitch'
import { SiteMark } from '../../../shared/ui/SiteMark'
import { BrandPanel } from '../components/BrandPanel'
import { SignInForm } from '../components/SignInForm'

export function SignInPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const siteName = useSite((site) => site.name)
  const user = useSession((state) => state.user)
  const [usedPassword, setUsedPassword] = useState<string>()
  const [wasSignedIn] = useState(() => readToken() !== null)
  const mustChange = user?.mustChangePassword === true
  const target = safeRedirect(params.get('redirect'))
  const title = mustChange ? t`Choose a new password` : t`Sign in`

  useEffect(() => {
    document.title = `${title} - ${siteName}`
  }, [title, siteName])

  const enter = async () => {
    await loadSession()
    if (useSession.getState().user?.mustChangePassword !== true) void navigate(target, { replace: true })
  }
  // Spec 2.1: whoever is signed in already goes home; the guard sends them back here when the password must change.
  if (wasSignedIn && !mustChange && readToken() !== null) return <Navigate to="/" replace />

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.paper' }}>
      <BrandPanel />
      <Box component="main" sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 3 }}>
          <LocaleSwitch />
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
              {mustChange ? t`Your password was set for you. Choose your own to go on.` : t`Use the account your administrator gave you.`}
            </Typography>
            {mustChange ? (
              <>
                <PasswordForm layout="above" oldPassword={usedPassword} onChanged={enter} />
                <Button fullWidth color="inherit" sx={{ mt: 2 }} onClick={() => void signOut().then(() => location.reload())}>
                  {t`Use another account`}
                </Button>
              </>
            ) : (
              <SignInForm
                onSignedIn={async (password) => {
                  setUsedPassword(password)
                  await enter()
                }}
              />
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
