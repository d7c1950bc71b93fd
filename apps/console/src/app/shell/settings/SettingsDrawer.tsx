/** How the console looks: theme colour, appearance, and what the frame shows. In effect at once, and kept for the person. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Switch from '@mui/material/Switch'
import { type ReactNode, useId } from 'react'
import { SchemeChoice } from '../../../shared/preferences/SchemeChoice'
import { SizeChoice } from '../../../shared/preferences/SizeChoice'
import { ThemeColourPicker } from '../../../shared/preferences/ThemeColourPicker'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { DEFAULT_PREFERENCES, type Preferences, setPreference, usePreferences } from '../../../shared/ui/theme/preferences'
import { setSettings, useShell } from '../shell-store'

type Flag = { [Name in keyof Preferences]-?: Preferences[Name] extends boolean ? Name : never }[keyof Preferences]

export function SettingsDrawer() {
  const { t } = useLingui()
  const isOpen = useShell((state) => state.isSettingsOpen)
  const titleId = useId()
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={() => setSettings(false)}
      slotProps={{ paper: { 'aria-labelledby': titleId, sx: { width: 'min(320px, 100vw)' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', height: 48, pl: 4, pr: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Box id={titleId} component="h2" sx={{ fontSize: 16, fontWeight: 600, m: 0 }}>
          {t`Interface settings`}
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <IconAction icon="close" label={t`Close`} onClick={() => setSettings(false)} />
        </Box>
      </Box>
      <Box sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 6 }}>
        <Group title={t`Theme colour`}>
          <ThemeColourPicker />
        </Group>
        <Group title={t`Appearance`}>
          <SchemeChoice />
        </Group>
        <Group title={t`Interface size`}>
          <SizeChoice />
        </Group>
        <Group title={t`Layout`}>
          <FlagRow flag="showTags" label={t`Tag bar`} />
          <FlagRow flag="fixedHeader" label={t`Fixed header`} />
          <FlagRow flag="sidebarLogo" label={t`Sidebar logo`} />
          <FlagRow flag="darkSidebar" label={t`Dark sidebar`} />
        </Group>
        <Group title={t`Working through tickets`}>
          <FlagRow flag="nextTask" label={t`Open the next one after an answer`} />
        </Group>
        <Group title={t`Keyboard`}>
          <FlagRow flag="helpKey" label={t`Shortcuts of a single key, such as ?`} />
        </Group>
        <Button variant="outlined" color="inherit" onClick={() => setPreference(DEFAULT_PREFERENCES)}>
          {t`Restore defaults`}
        </Button>
      </Box>
    </Drawer>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section">
      <Box component="h3" sx={{ fontSize: 13, fontWeight: 600, m: 0, mb: 3 }}>
        {title}
      </Box>
      {children}
    </Box>
  )
}

function FlagRow({ flag, label }: { readonly flag: Flag; readonly label: string }) {
  const isOn = usePreferences((state) => state[flag])
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', minHeight: 36, cursor: 'pointer' }}>
      {label}
      <Box sx={{ ml: 'auto' }}>
        <Switch checked={isOn} onChange={(_, checked) => setPreference({ [flag]: checked })} />
      </Box>
    </Box>
  )
}
