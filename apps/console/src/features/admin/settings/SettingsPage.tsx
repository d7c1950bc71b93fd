/** Settings of the site, section by section; the address names the open one. They take effect for everyone at once. */
import { holdsAny } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../../shared/session/session-store'
import { Page, Panel } from '../../../shared/ui/layout/Page'
import { SECTION_PARAM, SectionList } from './SectionList'
import { SECTIONS } from './sections'

const NOTHING: readonly string[] = []

export function SettingsPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const held = useSession((state) => state.user?.permissions ?? NOTHING)
  const open = SECTIONS.filter(({ permissions }) => holdsAny(held, permissions))
  const current = open.find(({ key }) => key === params.get(SECTION_PARAM)) ?? open[0]
  return (
    <Page title={t({ message: 'Settings', context: 'page' })} width="reading">
      {current !== undefined && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '160px minmax(0, 1fr)' }, gap: 4, alignItems: 'start' }}>
          <SectionList sections={open} current={current.key} />
          <Suspense fallback={<WaitingSection />}>
            <current.Section />
          </Suspense>
        </Box>
      )}
    </Page>
  )
}

function WaitingSection() {
  return (
    <Panel>
      <Skeleton variant="rectangular" height={220} />
    </Panel>
  )
}
