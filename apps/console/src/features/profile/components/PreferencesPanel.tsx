/** How one wants the console to be, on every machine: language, look, and which notices come. */
import { NOTICE_KINDS, type NoticeKindName, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type ReactNode, useState } from 'react'
import { call } from '../../../shared/http/call'
import { showAnswer } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { switchLocale } from '../../../shared/i18n/i18n'
import { LOCALE_NAMES, LOCALES, type Locale } from '../../../shared/i18n/locale'
import { useLocale } from '../../../shared/i18n/use-locale'
import { SchemeChoice } from '../../../shared/preferences/SchemeChoice'
import { SizeChoice } from '../../../shared/preferences/SizeChoice'
import { ThemeColourPicker } from '../../../shared/preferences/ThemeColourPicker'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { showError } from '../../../shared/ui/feedback/toast-store'
import { Panel } from '../../../shared/ui/layout/Page'

export function PreferencesPanel() {
  const { t } = useLingui()
  return (
    <Panel title={t`Preferences`} flush>
      <Line title={t`Language`}>
        <LocaleChoice />
      </Line>
      <Line title={t`Appearance`}>
        <SchemeChoice />
      </Line>
      <Line title={t`Interface size`}>
        <SizeChoice />
      </Line>
      <Line title={t`Theme colour`}>
        <ThemeColourPicker />
      </Line>
      <Line title={t`Notices`}>
        <NoticeChoices />
      </Line>
    </Panel>
  )
}

function Line({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '120px minmax(0, 360px)' },
        gap: { xs: 2, sm: 4 },
        px: 4,
        py: 3,
        alignItems: 'center',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ color: 'text.secondary', alignSelf: 'start', lineHeight: '32px' }}>{title}</Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

function LocaleChoice() {
  const { t } = useLingui()
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={t`Language`}
      value={useLocale()}
      onChange={(_, value: Locale | null) => {
        if (value !== null) void switchLocale(value).catch(showError)
      }}
    >
      {LOCALES.map((locale) => (
        <ToggleButton key={locale} value={locale} lang={locale}>
          {LOCALE_NAMES[locale]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** Not kept in the browser: the server does not write what nobody wants to read. */
function NoticeChoices() {
  const { t } = useLingui()
  const locale = useLocale()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.getPreferences)
  /** What was chosen here, before the server has it. */
  const [chosen, setChosen] = useState<readonly NoticeKindName[] | null>(null)
  const muted = chosen ?? data?.mutedNotices ?? []
  const mute = useExclusiveMutation(async (kind: NoticeKindName, isWanted: boolean) => {
    const mutedNotices = NOTICE_KINDS.filter((known) => (known === kind ? !isWanted : muted.includes(known)))
    setChosen(mutedNotices)
    await call(routes.changePreferences, { body: { mutedNotices } }).catch((failure: unknown) => {
      setChosen(muted)
      throw failure
    })
    await showAnswer(routes.getPreferences, undefined, locale, { ...data, mutedNotices })
  })
  const words: Readonly<Record<NoticeKindName, string>> = {
    'task-assigned': t`Something waits for me`,
    'ticket-approved': t`My ticket was approved`,
    'ticket-refused': t`My ticket was refused`,
    'ticket-terminated': t`My ticket was ended by an administrator`,
    'task-returned': t`A ticket is sent back to me`,
    'task-handed-back': t`Work that I gave away comes back to me`,
    'task-urged': t`Somebody urges me`,
    'ticket-copied': t`A ticket is copied to me`,
    'ticket-suspended': t`My ticket is suspended`,
    'ticket-resumed': t`My suspended ticket goes on`,
    'ticket-reopened': t`My finished ticket is reopened`,
    'ticket-mentioned': t`Somebody mentions me in a comment`,
  }
  if (data === undefined && error !== null && !isFetching) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton variant="rectangular" height={36 * NOTICE_KINDS.length} />
  return (
    <Box role="group" aria-label={t`Notices`}>
      {NOTICE_KINDS.map((kind) => (
        <Box component="label" key={kind} sx={{ display: 'flex', alignItems: 'center', minHeight: 36, cursor: 'pointer' }}>
          {words[kind]}
          <Box sx={{ ml: 'auto' }}>
            <Switch checked={!muted.includes(kind)} onChange={(_, isWanted) => void mute.run(kind, isWanted)} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
