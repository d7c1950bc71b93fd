/** Which notices one gets, and whether by mail too. Not stored in the browser: the server does not write unwanted ones. */
import { NOTICE_KINDS, type NoticeKindName, routes, type StoredPreferences } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { showAnswer } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { useLocale } from '../../../shared/i18n/use-locale'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'

type Choice = Pick<StoredPreferences, 'mutedNotices' | 'mailNotices'>

export function NoticeChoices() {
  const { t } = useLingui()
  const locale = useLocale()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.getPreferences)
  /** The choice made here, until the server has stored it. */
  const [chosen, setChosen] = useState<Choice>({})
  const { mutedNotices: muted = [], mailNotices: isMailed = true } = { ...data, ...chosen }
  const change = useExclusiveMutation(async (choice: Choice) => {
    setChosen({ ...chosen, ...choice })
    await call(routes.changePreferences, { body: choice }).catch((failure: unknown) => {
      setChosen(chosen)
      throw failure
    })
    await showAnswer(routes.getPreferences, undefined, locale, { ...data, ...chosen, ...choice })
  })
  const wanting = (kind: NoticeKindName, isWanted: boolean) =>
    NOTICE_KINDS.filter((known) => (known === kind ? !isWanted : muted.includes(known)))
  const words: Readonly<Record<NoticeKindName, string>> = {
    'task-assigned': t`Something waits for me`,
    'ticket-approved': t`My ticket was approved`,
    'ticket-refused': t`My ticket was refused`,
    'ticket-terminated': t`My ticket was ended by an administrator`,
    'task-returned': t`A ticket is sent back to me`,
    'task-handed-back': t`Work that I gave away comes back to me`,
    'task-urged': t`Somebody urges me`,
    'task-due-soon': t`The time for a step is nearly up`,
    'task-overdue': t`The time for a step is up`,
    'task-passed-on': t`A step is passed on to me because its time is up`,
    'ticket-due-soon': t`The time for a whole ticket is nearly up`,
    'ticket-overdue': t`The time for a whole ticket is up`,
    'ticket-copied': t`A ticket is copied to me`,
    'ticket-suspended': t`My ticket is suspended`,
    'ticket-resumed': t`My suspended ticket goes on`,
    'ticket-reopened': t`My finished ticket is reopened`,
    'ticket-mentioned': t`Somebody mentions me in a comment`,
  }
  if (data === undefined && error !== null && !isFetching) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton variant="rectangular" height={36 * (NOTICE_KINDS.length + 1)} />
  return (
    <Box role="group" aria-label={t`Notices`}>
      {NOTICE_KINDS.map((kind) => (
        <SwitchLine
          key={kind}
          label={words[kind]}
          isOn={!muted.includes(kind)}
          onChange={(isWanted) => void change.run({ mutedNotices: wanting(kind, isWanted) })}
        />
      ))}
      <SwitchLine
        label={t`Also by mail, where the site sends any`}
        isOn={isMailed}
        onChange={(mailNotices) => void change.run({ mailNotices })}
      />
    </Box>
  )
}

interface SwitchLineProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function SwitchLine({ label, isOn, onChange }: SwitchLineProps) {
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', minHeight: 36, cursor: 'pointer' }}>
      {label}
      <Box sx={{ ml: 'auto' }}>
        <Switch checked={isOn} onChange={(_, isNow) => onChange(isNow)} />
      </Box>
    </Box>
  )
}
