/** One's own second factor: turned on with an app or passkeys, off with the password; new recovery codes. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { formatDate } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Panel } from '../../../shared/ui/layout/Page'
import { hasPasskeys } from '../../../shared/session/has-passkeys'
import { PasswordDialog } from '../../../shared/session/second-factor/PasswordDialog'
import { RecoveryCodes } from '../../../shared/session/second-factor/RecoveryCodes'
import { type SecondStepWay, SetUpWay } from '../../../shared/session/second-factor/SetUpWay'

type Step =
  | { readonly kind: 'renew' | 'remove' }
  | { readonly kind: 'set-up'; readonly way: SecondStepWay }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

export interface SecondFactorPanelProps {
  /** Their account can have passkeys. */
  readonly canPasskey: boolean
}

export function SecondFactorPanel({ canPasskey }: SecondFactorPanelProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.getSecondFactor)
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  const open = (kind: 'renew' | 'remove') => () => setStep({ kind })
  const setUp = (way: SecondStepWay) => () => setStep({ kind: 'set-up', way })
  const showCodes = (codes: readonly string[]) => {
    invalidateRoutes(routes.getSecondFactor)
    setStep({ kind: 'codes', codes })
  }
  const since = data?.since === undefined || data.since === null ? '' : formatDate(data.since, locale)
  const left = data?.recoveryCodesLeft ?? 0
  return (
    <Panel title={t`Two-step sign-in`}>
      {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {data === undefined && isFetching && <Skeleton variant="rectangular" height={64} />}
      {data !== undefined && (
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 3 }}>
          {data.isOn ? (
            <>
              <StatusTag tone="success">{t`On since ${since}`}</StatusTag>
              <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
                {data.hasApp
                  ? canPasskey
                    ? t`Signing in with your password also asks for a code of your app, or for one of your passkeys.`
                    : t`Signing in with your password also asks for a code of your app.`
                  : t`Signing in with your password also asks for one of your passkeys.`}
              </Box>
              <Box sx={{ color: left <= 2 ? 'warning.main' : 'text.secondary', fontSize: 13 }}>{t`Recovery codes left: ${left}`}</Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                {!data.hasApp && (
                  <Button variant="outlined" color="inherit" onClick={setUp('app')}>
                    {t`Add an authenticator app`}
                  </Button>
                )}
                <Button variant="outlined" color="inherit" onClick={open('renew')}>
                  {t`New recovery codes`}
                </Button>
                <Button color="error" onClick={open('remove')}>
                  {t`Turn off`}
                </Button>
              </Box>
            </>
          ) : (
            <>
              <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
                {t`With it, signing in also asks for a code of an app on your phone or for a passkey, so that nobody gets in with your password alone.`}
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                <Button variant="outlined" onClick={setUp('app')}>
                  {t`Set up with an authenticator app`}
                </Button>
                {canPasskey && hasPasskeys() && (
                  <Button variant="outlined" onClick={setUp('passkey')}>
                    {t`Set up with a passkey`}
                  </Button>
                )}
              </Box>
            </>
          )}
        </Box>
      )}
      {step?.kind === 'renew' && (
        <PasswordDialog
          title={t`New recovery codes`}
          text={t`The codes you have now will no longer work.`}
          action={t`Make new codes`}
          onPassword={async (password) => showCodes((await call(routes.renewRecoveryCodes, { body: { password } })).recoveryCodes)}
          onClose={close}
        />
      )}
      {step?.kind === 'remove' && (
        <PasswordDialog
          title={t`Turn off two-step sign-in?`}
          text={t`From then on your password alone is enough to sign in.`}
          action={t`Turn off`}
          tone="error"
          onPassword={async (password) => {
            await call(routes.removeSecondFactor, { body: { password } })
            invalidateRoutes(routes.getSecondFactor)
            close()
            showToast('success', t`Two-step sign-in is off`)
          }}
          onClose={close}
        />
      )}
      {step?.kind === 'set-up' && (
        <SetUpWay
          way={step.way}
          onClose={close}
          onDone={() => {
            invalidateRoutes(routes.getSecondFactor)
            close()
          }}
        />
      )}
      {step?.kind === 'codes' && <RecoveryCodes codes={step.codes} onClose={close} />}
    </Panel>
  )
}
