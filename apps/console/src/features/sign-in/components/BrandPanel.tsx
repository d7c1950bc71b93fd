/** The left half of the sign-in page: what the product does, drawn in one line. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { SIDEBAR } from '../../../shared/ui/theme/tokens'

const line = { fill: 'none', stroke: '#5f7186', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const accent = { ...line, stroke: 'color-mix(in srgb, var(--mui-palette-primary-light) 75%, #ffffff)', strokeWidth: 2 } as const
const word = { fill: SIDEBAR.text, fontSize: 13, textAnchor: 'middle' } as const

export function BrandPanel() {
  const { t } = useLingui()
  return (
    <Box
      component="aside"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        flex: 1,
        minWidth: 0,
        px: '64px',
        color: SIDEBAR.strong,
      }}
    >
      <Box component="svg" viewBox="0 0 480 220" aria-hidden="true" sx={{ width: '100%', maxWidth: 480, mb: 8 }}>
        {/* A form … */}
        <Box component="path" sx={line} d="M28 40h96a8 8 0 0 1 8 8v116a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z" />
        <Box component="path" sx={line} d="M36 64h32M36 76h80v16H36zM36 108h24M36 120h80v16H36z" />
        <Box component="path" sx={accent} d="M36 152h36" />
        {/* … goes to those who decide … */}
        <Box
          component="path"
          sx={line}
          d="M132 106h52M176 100l8 6-8 6M248 106h32M280 106l36-46h24M280 106l36 46h24M332 54l8 6-8 6M332 146l8 6-8 6"
        />
        <Box component="path" sx={line} d="M216 98a13 13 0 1 0 0-26 13 13 0 0 0 0 26zM190 138c2-20 12-30 26-30s24 10 26 30z" />
        <Box component="path" sx={line} d="M366 62a11 11 0 1 0 0-22 11 11 0 0 0 0 22zM345 94c2-16 9-24 21-24s19 8 21 24z" />
        <Box component="path" sx={line} d="M366 154a11 11 0 1 0 0-22 11 11 0 0 0 0 22zM345 186c2-16 9-24 21-24s19 8 21 24z" />
        <Box component="path" sx={line} d="M394 60h20l18 30M394 152h20l18-30" />
        {/* … and is done. */}
        <Box component="circle" cx="444" cy="106" r="20" sx={accent} />
        <Box component="path" sx={accent} d="M435 106l7 7 12-13" />
        <Box component="text" x="76" y="212" sx={word}>
          {t`Fill in`}
        </Box>
        <Box component="text" x="216" y="212" sx={word}>
          {t`Check`}
        </Box>
        <Box component="text" x="366" y="212" sx={word}>
          {t`Decide`}
        </Box>
        <Box component="text" x="444" y="212" sx={word}>
          {t`Finished`}
        </Box>
      </Box>
      <Box sx={{ fontSize: 24, fontWeight: 600, lineHeight: 1.4, mb: 2 }}>{t`Requests, forms and approvals in one place`}</Box>
      <Box
        sx={{ color: SIDEBAR.text, maxWidth: 480, textWrap: 'balance' }}
      >{t`Draw the form, lay out the steps, and see at any time whose turn it is.`}</Box>
    </Box>
  )
}
