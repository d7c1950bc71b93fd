/** The line of steps of one ticket: passed, current, to come, with the people and their decisions. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { formatShortDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'
import { Icon } from '../../../shared/ui/icons/Icon'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { PRINT, screenOnly } from '../../../shared/ui/theme/print-styles'
import { StepDue } from './StepDue'
import { StepNeeds } from './StepNeeds'
import { STEP_MARKS } from './step-marks'
import { useStepSpan } from './use-step-span'
import type { ProgressPerson } from '../progress-people'
import { useNameOf } from '../use-name-of'
import type { ProgressState, ProgressStep } from '../ticket-progress'

export function FlowProgress({ steps }: { readonly steps: readonly ProgressStep[] }) {
  const { t } = useLingui()
  const words: Readonly<Record<ProgressState, string>> = {
    done: t`Done`,
    refused: t`Refused`,
    current: t`Now`,
    failed: t`Failed`,
    cancelled: t`Not needed any more`,
    next: t`To come`,
  }
  return (
    <Box component="ol" aria-label={t`Progress`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map((step, index) => (
        <Box component="li" key={step.key} {...(isHere(step) ? { 'aria-current': 'step' as const } : {})} sx={{ display: 'flex', gap: 3 }}>
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
            <Mark state={step.state} label={words[step.state]} />
            {index < steps.length - 1 && (
              <Box
                aria-hidden
                sx={{
                  flex: 1,
                  width: 0,
                  minHeight: 16,
                  my: 1,
                  borderLeft: '1px',
                  borderLeftStyle: steps[index + 1]?.state === 'next' ? 'dashed' : 'solid',
                  borderColor: 'control',
                }}
              />
            )}
          </Box>
          <Box sx={{ flex: 1, minWidth: 0, pb: index < steps.length - 1 ? 4 : 0, fontSize: 13 }}>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', lineHeight: '22px' }}>
              <Box
                component="span"
                sx={{ fontWeight: isHere(step) ? 600 : 400, color: step.state === 'next' ? 'text.secondary' : 'text.primary' }}
              >
                {step.isChange === true
                  ? t`Requester’s changes`
                  : step.name || (step.kind === 'start' ? t`Submit` : step.kind === 'end' ? t`End` : t`Unnamed step`)}
              </Box>
              {step.endedAt !== null && (
                <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
                  <RelativeTime at={step.endedAt} />
                </Box>
              )}
            </Box>
            {step.people.map((person) => (
              <PersonLine
                key={person.id}
                person={person}
                isReturn={step.isReturn}
                isChange={step.isChange === true}
                isWaiting={step.state === 'current' && person.decision === null}
              />
            ))}
            <StepNeeds step={step} />
            <StepSpan step={step} />
            {step.dueAt !== undefined && <StepDue at={step.dueAt} isInWorkingTime={step.isInWorkingTime === true} />}
            {step.until !== undefined && <WaitsUntil at={step.until} />}
            {step.inside !== undefined && (
              <RouterLink to={`/process/tickets/${step.inside.id}`} title={step.inside.title} sx={{ fontSize: 12 }}>
                {t`Ticket ${step.inside.number}`}
              </RouterLink>
            )}
            {step.state === 'failed' && (
              <Box sx={{ color: 'error.main', fontSize: 12 }}>{t`It failed and waits for an administrator.`}</Box>
            )}
            {step.fallback && (
              <Box sx={{ color: 'warning.main', fontSize: 12 }}>{t`Nobody was found by the rule; administrators were asked.`}</Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const isHere = ({ state }: ProgressStep) => state === 'current' || state === 'failed'

function WaitsUntil({ at }: { readonly at: string }) {
  const { t } = useLingui()
  const moment = formatShortDateTime(at, useLocale())
  return <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{t`waits until ${moment}`}</Box>
}

/** How long it took; for a current one, how long it has waited. */
function StepSpan({ step }: { readonly step: ProgressStep }) {
  const { t } = useLingui()
  const span = useStepSpan(step)
  if (span === '') return null
  const isWaiting = step.state === 'current'
  // On paper a waiting time would be outdated.
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 12, ...(isWaiting && screenOnly) }}>
      {isWaiting ? t`waiting for ${span}` : t`took ${span}`}
    </Box>
  )
}

function Mark({ state, label }: { readonly state: ProgressState; readonly label: string }) {
  const { icon, color, bgcolor } = STEP_MARKS[state]
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{
        width: 22,
        height: 22,
        flex: 'none',
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        color,
        bgcolor,
        ...(icon === null && { border: 1, borderColor: 'control' }),
        // Paper has no filled areas: a white icon would be on white.
        ...(state === 'current' && { [PRINT]: { color: bgcolor, border: 1 } }),
      }}
    >
      {icon !== null && <Icon name={icon} size={14} />}
    </Box>
  )
}

function PersonLine({
  person,
  isReturn,
  isChange,
  isWaiting,
}: {
  readonly person: ProgressPerson
  readonly isReturn: boolean
  readonly isChange: boolean
  readonly isWaiting: boolean
}) {
  const { t } = useLingui()
  const nameOf = useNameOf()
  const chosen = person.outcome ?? ''
  const words = {
    approved: t`agreed`,
    done: t`has done it`,
    resubmitted: t`submitted it again`,
    chosen: t`chose “${chosen}”`,
    refused: isReturn ? t`returned it` : t`refused`,
    returned: t`returned it`,
  }
  const turn = person.comesLater === true ? t`comes later` : isChange ? t`is to change it` : t`is to decide`
  const waits = isWaiting ? (person.hasClaimed === true ? t`has claimed it` : turn) : ''
  const outcome = person.decision === null ? waits : words[person.decision]
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
      {nameOf(person)} {outcome}
      {person.remark !== '' && <Box sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>{t`“${person.remark}”`}</Box>}
    </Box>
  )
}
