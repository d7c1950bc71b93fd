/** An empty state with its reason: one sentence, one action, a small line drawing. Also for errors and missing rights. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export type Drawing = 'empty' | 'search' | 'error' | 'locked' | 'done'

/** 96 × 64, drawn with one line weight; the accent part takes the theme colour. */
const drawings: Readonly<Record<Drawing, { readonly line: string; readonly accent: string }>> = {
  empty: { line: 'M14 22h68v32H14zM14 34h22l4 7h16l4-7h22', accent: 'M30 12h36M38 4h20' },
  search: { line: 'M18 10h44v44H18zM26 20h28M26 28h18', accent: 'M62 50a11 11 0 1 0 0-22 11 11 0 0 0 0 22zM70 47l10 10' },
  error: { line: 'M10 50h76M26 50V20h44v30M34 28h28', accent: 'M48 34v7M48 45.500v.01' },
  locked: { line: 'M20 56h56M30 28h36v28H30z', accent: 'M38 28v-8a10 10 0 0 1 20 0v8M48 39v6' },
  done: { line: 'M24 8h48v48H24zM32 20h20M32 28h14', accent: 'M42 43l7 7 17-18' },
}

export interface EmptyStateProps {
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
  readonly drawing?: Drawing
  /** Set where this is all there is on the page, so that the page has its heading. */
  readonly heading?: 'h1'
}

export function EmptyState({ title, text, action, drawing = 'empty', heading }: EmptyStateProps) {
  const { line, accent } = drawings[drawing]
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2, px: 4, py: 12, textAlign: 'center' }}>
      <Box
        component="svg"
        viewBox="0 0 96 64"
        aria-hidden="true"
        sx={{ width: 96, height: 64, mb: 2, fill: 'none', strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' }}
      >
        <Box component="path" d={line} sx={{ stroke: (theme) => theme.vars?.palette.control ?? 'currentColor' }} />
        <Box component="path" d={accent} sx={{ stroke: (theme) => theme.vars?.palette.primary.main ?? 'currentColor' }} />
      </Box>
      <Typography {...(heading === undefined ? {} : { component: heading })} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {text !== undefined && <Typography sx={{ color: 'text.secondary', fontSize: 13, maxWidth: 420 }}>{text}</Typography>}
      {action !== undefined && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  )
}
