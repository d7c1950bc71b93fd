/** Asks the provider with the settings in the form, and shows the result of each step. Nothing is stored. */
import { type OidcProblem, type OidcSettings, type OidcStep, type RouteAnswer, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { call } from '../../../../shared/http/call'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { useInView } from '../../../../shared/ui/layout/use-in-view'
import { TriedSteps } from './TriedSteps'

export interface TryOidcProps {
  /** Checks the form, and hands its settings on when they can be sent. */
  readonly submit: (onValid: (settings: OidcSettings) => void) => void
  /** Puts a refusal at the fields. */
  readonly place: (error: unknown) => boolean
}

export function TryOidc({ submit, place }: TryOidcProps) {
  const { t } = useLingui()
  const [tried, setTried] = useState<RouteAnswer<typeof routes.tryOidcSettings> | null>(null)
  const report = useInView<HTMLDivElement>(tried)
  const attempt = useExclusiveMutation(
    async (settings: OidcSettings) => {
      setTried(null)
      setTried(await call(routes.tryOidcSettings, { body: settings }))
    },
    { onError: place },
  )
  const stepWords: Readonly<Record<OidcStep, string>> = {
    discovery: t`Reach the provider`,
    client: t`Check client ID and secret`,
  }
  const problemWords: Readonly<Record<OidcProblem, string>> = {
    unreachable: t`nobody answers at this address`,
    'no-host': t`there is no host of this name`,
    timeout: t`no answer within five seconds`,
    certificate: t`the certificate is not trusted`,
    'no-provider': t`what answers there is no OpenID provider`,
    'other-issuer': t`the provider calls itself something else; enter the issuer as it does, to the last character`,
    'client-refused': t`the provider does not know this client ID, or the secret is wrong`,
    refused: t`the provider refused`,
  }
  return (
    <>
      <Button variant="outlined" loading={attempt.isRunning} onClick={() => submit((settings) => void attempt.run(settings))}>
        {t`Try it`}
      </Button>
      <Box ref={report} aria-live="polite" sx={{ flexBasis: '100%', scrollMarginBlock: '24px' }}>
        {tried !== null && (
          <TriedSteps
            steps={tried.steps.map(({ step, problem, detail }) => {
              const [name, result] = [stepWords[step], problem === null ? null : problemWords[problem]]
              return { id: step, isDone: result === null, text: result === null ? name : t`${name}: ${result}`, detail }
            })}
          />
        )}
      </Box>
    </>
  )
}
