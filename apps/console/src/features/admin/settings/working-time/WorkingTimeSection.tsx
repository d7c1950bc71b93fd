/** When people work: the hours of each weekday, holidays and make-up days. Limits of steps that run in working time only count them. */
import { type RouteAnswer, type RouteBodyInput, routes, WORKING_TIME_SETTINGS } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { placeIssues } from '../../../../shared/contract-form/place-issues'
import { call } from '../../../../shared/http/call'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { weekdayName } from '../../../../shared/i18n/format'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { FieldGroup } from '../FieldGroup'
import { SectionForm } from '../SectionForm'
import { SectionPanel } from '../SectionPanel'
import { useSaveSection } from '../use-save-section'
import { SpecialDays } from './SpecialDays'
import { WeekHours } from './WeekHours'
import { WhenDone } from './WhenDone'
import { draftOf, isTooShortWeek, type WorkingTimeDraft, workingTimeOf } from './working-time-draft'

export function WorkingTimeSection() {
  const { t } = useLingui()
  const query = useRouteQuery(routes.getWorkingTimeSettings)
  return (
    <SectionPanel title={t`Working time`} query={query}>
      {(answer) => <WorkingTimeForm {...answer} />}
    </SectionPanel>
  )
}

function WorkingTimeForm({ content }: RouteAnswer<typeof routes.getWorkingTimeSettings>) {
  const { t } = useLingui()
  const locale = useLocale()
  const [saved, setSaved] = useState(() => draftOf(content))
  const [draft, setDraft] = useState(saved)
  const [isChecked, setChecked] = useState(false)
  const [summary, setSummary] = useState<string>()
  const workingTime = workingTimeOf(draft)
  // A week without working time has no first working day; Monday is filled in then.
  const makeUpDay = weekdayName(
    Math.max(
      0,
      draft.week.findIndex((rows) => rows.length > 0),
    ),
    locale,
  )
  const change = (changes: Partial<WorkingTimeDraft>) => setDraft((before) => ({ ...before, ...changes }))
  const settle = () => {
    setSaved(draft)
    setChecked(false)
  }
  const place = (error: unknown) => {
    const placed = placeIssues(error, {}, [])
    if (placed === null) return false
    setSummary(placed.others.join(' '))
    return true
  }
  const save = useSaveSection(
    { place, settle },
    {
      row: WORKING_TIME_SETTINGS,
      read: routes.getWorkingTimeSettings,
      send: (body: RouteBodyInput<typeof routes.saveWorkingTimeSettings>) => call(routes.saveWorkingTimeSettings, { body }),
    },
  )
  const submit = () => {
    setChecked(true)
    setSummary(
      isTooShortWeek(draft) ? t`Enter at least an hour of working time a week: with less, a limit would hardly ever end.` : undefined,
    )
    if (workingTime !== null) void save.run(workingTime)
  }
  return (
    <SectionForm labels="above" form={{ isDirty: draft !== saved, summary }} isSaving={save.isRunning} onSubmit={submit}>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        {t`Steps whose time limit counts working time only follow these hours, in the time zone of the site. A change counts for limits that begin afterwards; what is due already stays due when it is.`}
      </Box>
      <FieldGroup title={t`Hours of the week`}>
        <WeekHours week={draft.week} isChecked={isChecked} onChange={(week) => change({ week })} />
      </FieldGroup>
      <FieldGroup title={t`Holidays and make-up workdays`}>
        <SpecialDays days={draft.days} makeUpDay={makeUpDay} onChange={(days) => change({ days })} />
      </FieldGroup>
      {workingTime !== null && <WhenDone workingTime={workingTime} />}
    </SectionForm>
  )
}
