/** Below a title of a search: the part of a remark or comment around the hit. */
import type { Excerpt } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { twoLines } from '../ui/layout/two-lines'

export function FoundIn({ excerpt: { before, match, after } }: { readonly excerpt: Excerpt }) {
  const { t } = useLingui()
  return (
    <Typography variant="caption" component="div" sx={{ flexBasis: '100%', color: 'text.secondary', ...twoLines }}>
      <Box component="span" sx={{ marginInlineEnd: 1 }}>{t`Remark or comment:`}</Box>
      {before}
      <Box component="mark" sx={{ color: 'text.primary', bgcolor: 'warning.tint' }}>
        {match}
      </Box>
      {after}
    </Typography>
  )
}
