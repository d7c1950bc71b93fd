/** The list of sections: links at the left, or one control on a phone. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useSearchParams } from 'react-router-dom'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import type { SettingsSection } from './sections'

/** Part of the address, so that a section can be linked to and the page keeps its one tag. */
export const SECTION_PARAM = 'section'

export interface SectionListProps {
  readonly sections: readonly Pick<SettingsSection, 'key' | 'title'>[]
  readonly current: string
}

export function SectionList({ sections, current }: SectionListProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [, setParams] = useSearchParams()
  if (isPhone)
    return (
      <Select
        fullWidth
        value={current}
        onChange={(event) => setParams({ [SECTION_PARAM]: event.target.value })}
        inputProps={{ 'aria-label': t`Section` }}
      >
        {sections.map(({ key, title }) => (
          <MenuItem key={key} value={key}>
            {t(title)}
          </MenuItem>
        ))}
      </Select>
    )
  return (
    <Box component="nav" aria-label={t({ message: 'Sections', context: 'settings' })} sx={{ position: 'sticky', top: 16 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: '2px' }}>
        {sections.map(({ key, title }) => (
          <li key={key}>
            <RouterLink
              to={`?${SECTION_PARAM}=${key}`}
              underline="none"
              aria-current={key === current ? 'page' : undefined}
              sx={{
                display: 'block',
                px: 3,
                py: 2,
                lineHeight: '20px',
                borderRadius: '6px',
                color: 'text.primary',
                '&:hover': { bgcolor: 'action.hover' },
                '&[aria-current]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
              }}
            >
              {t(title)}
            </RouterLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}
