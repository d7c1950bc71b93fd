/** The preferences of the console, on every machine: language, look, and which notices one gets. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'
import { switchLocale } from '../../../shared/i18n/i18n'
import { LOCALE_NAMES, LOCALES, type Locale } from '../../../shared/i18n/locale'
import { useLocale } from '../../../shared/i18n/use-locale'
import { SchemeChoice } from '../../../shared/preferences/SchemeChoice'
import { SizeChoice } from '../../../shared/preferences/SizeChoice'
import { ThemeColourPicker } from '../../../shared/preferences/ThemeColourPicker'
import { showError } from '../../../shared/ui/feedback/toast-store'
import { Panel } from '../../../shared/ui/layout/Page'
import { NoticeChoices } from './NoticeChoices'

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
