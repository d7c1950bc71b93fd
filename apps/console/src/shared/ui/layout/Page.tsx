/** The page pattern: title row, filter row, content, pager. Every list and form page is one of these. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PRINT, screenOnly } from '../theme/print-styles'
import { CONTENT_WIDTH } from '../theme/tokens'
import { IconAction } from '../icons/IconAction'

export interface PageProps {
  readonly title: ReactNode
  /** The number of items, shown quietly beside the title. */
  readonly count?: number | string | undefined
  /** A status beside the title, a line below it. */
  readonly badge?: ReactNode
  readonly subtitle?: ReactNode
  /** The primary action is the last. */
  readonly actions?: ReactNode
  readonly filters?: ReactNode
  readonly children: ReactNode
  readonly pager?: ReactNode
  /** Where the arrow before the title leads. */
  readonly back?: { readonly label: string; readonly onClick: () => void } | undefined
  /** What its content can be read at: 880 px for a form, 1,200 px for panels; lists take all there is. */
  readonly width?: keyof typeof WIDTHS
}

const WIDTHS = {
  full: {},
  content: { width: '100%', maxWidth: CONTENT_WIDTH, mx: 'auto' },
  reading: { width: '100%', maxWidth: 880, mx: 'auto' },
} as const

const titleRow = { display: 'flex', alignItems: 'center', gap: 2, minHeight: 32, flexWrap: 'wrap' } as const

export function Page({ title, count, badge, subtitle, actions, filters, children, pager, back, width = 'full' }: PageProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        p: { xs: 3, md: 4 },
        ...WIDTHS[width],
      }}
    >
      <Box component="header" sx={titleRow}>
        {back !== undefined && (
          <Box sx={{ ml: -2, ...screenOnly }}>
            <IconAction icon="arrowLeft" label={back.label} onClick={back.onClick} />
          </Box>
        )}
        <Typography variant="h1" sx={{ display: 'flex', alignItems: 'baseline', gap: 2, minWidth: 0 }}>
          <span>{title}</span>
          {count !== undefined && (
            <Typography component="span" className="fw-numeric" sx={{ color: 'text.secondary', fontSize: 14 }}>
              {count}
            </Typography>
          )}
        </Typography>
        {badge}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', ...screenOnly }}>{actions}</Box>
        {subtitle !== undefined && (
          <Typography sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: 13, mt: -1 }}>{subtitle}</Typography>
        )}
      </Box>
      {filters !== undefined && <Box sx={screenOnly}>{filters}</Box>}
      {children}
      {pager}
    </Box>
  )
}

const panelTitle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 4,
  // Where a long title takes two lines beside a button, neither touches the border.
  py: '6px',
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
  // No title stands alone at the end of a sheet.
  [PRINT]: { breakAfter: 'avoid' },
} as const

/** A bordered surface; the only box on a page. */
export function Panel({ title, actions, children, flush = false }: PanelProps) {
  return (
    <Box component="section" sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '8px', minWidth: 0 }}>
      {title !== undefined && (
        <Box sx={panelTitle}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Box sx={{ ml: 'auto', display: 'flex', gap: 2, ...screenOnly }}>{actions}</Box>
        </Box>
      )}
      <Box sx={flush ? {} : { p: 4 }}>{children}</Box>
    </Box>
  )
}

export interface PanelProps {
  readonly title?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
  /** Content reaches the border (tables, lists). */
  readonly flush?: boolean
}

export interface FactProps {
  readonly label: string
  /** Left out on paper. Default false. */
  readonly isForScreen?: boolean
  readonly children: ReactNode
}

/** A line of a definition list: what, then the value. */
export function Fact({ label, isForScreen = false, children }: FactProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '88px 1fr', gap: 3, py: 1, fontSize: 13, ...(isForScreen && screenOnly) }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}
