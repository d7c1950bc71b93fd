/** The skeleton of a page while its code or its data loads. Whatever is known already, its name at least, is shown. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { Page, Panel } from '../layout/Page'
import { visuallyHidden } from '../layout/visually-hidden'
import { SIZE } from '../theme/tokens'

/** `record`: one thing under a bar with its name. `editor`: one thing between panes. */
export type PageShape = 'list' | 'cards' | 'panels' | 'form' | 'record' | 'editor'

export interface PageSkeletonProps {
  readonly title: string
  /** Default a list. */
  readonly shape?: PageShape
}

export function PageSkeleton({ title, shape = 'list' }: PageSkeletonProps) {
  switch (shape) {
    case 'list':
      return (
        <Page title={title} filters={<Skeleton variant="rectangular" width={260} height={32} sx={{ maxWidth: '100%' }} />}>
          <Panel flush>
            <Rows />
          </Panel>
        </Page>
      )
    case 'cards':
      return (
        <Page title={title} filters={<Skeleton variant="rectangular" width={260} height={32} sx={{ maxWidth: '100%' }} />}>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(248px, 1fr))' }}>
            {PLACES.map((place) => (
              <Panel key={place}>
                <Lines />
              </Panel>
            ))}
          </Box>
        </Page>
      )
    case 'panels':
      return (
        <Page title={title} width="content">
          <Columns />
        </Page>
      )
    case 'form':
      return (
        <Page title={title} width="reading">
          <Panel>
            <Rows />
          </Panel>
        </Page>
      )
    case 'record':
      return (
        <UnderBar title={title}>
          <Box sx={{ p: { xs: 3, md: 4 } }}>
            <Columns />
          </Box>
        </UnderBar>
      )
    case 'editor':
      return (
        <UnderBar title={title}>
          <Box sx={{ flex: 1, display: 'flex', minHeight: 0 }}>
            <Box sx={{ flex: 1 }} />
            <Box sx={{ ...pane, width: SIZE.panel }}>
              <Rows />
            </Box>
          </Box>
        </UnderBar>
      )
  }
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const pane = {
  display: { xs: 'none', md: 'block' },
  flex: 'none',
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderColor: 'divider',
} as const

function UnderBar({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box component="h1" sx={visuallyHidden}>
        {title}
      </Box>
      <Box
        sx={{
          height: SIZE.navbar,
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          px: 4,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Skeleton variant="rectangular" width={220} height={16} />
      </Box>
      {children}
    </Box>
  )
}

function Columns() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
      <Panel>
        <Rows />
      </Panel>
      <Panel>
        <Lines />
      </Panel>
    </Box>
  )
}

function Rows() {
  return PLACES.map((place) => (
    <Box key={place} sx={{ height: SIZE.row, display: 'flex', alignItems: 'center', px: 3 }}>
      <Skeleton variant="rectangular" width="60%" height={12} />
    </Box>
  ))
}

function Lines() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Skeleton variant="rectangular" width="60%" height={14} />
      <Skeleton variant="rectangular" width="90%" height={12} />
    </Box>
  )
}
