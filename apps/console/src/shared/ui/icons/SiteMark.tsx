/** The site's logo, or the product's own mark: three lines and a tick, in the theme colour. */
import Box from '@mui/material/Box'
import { useSite } from '../../session/site'

type MarkSize = 24 | 32 | 40

export function SiteMark({ size }: { readonly size: MarkSize }) {
  const logo = useSite((site) => site.logo)
  if (logo !== '') return <Box component="img" src={logo} alt="" sx={{ width: size, height: size, objectFit: 'contain', flex: 'none' }} />
  return <ProductMark size={size} />
}

export function ProductMark({ size }: { readonly size: MarkSize }) {
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden="true" sx={{ width: size, height: size, flex: 'none', color: 'primary.main' }}>
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <Box
        component="path"
        d="M9 9h9M9 16h6M9 23h4M17 20.5l3.2 3.2L25 17"
        sx={{
          stroke: 'var(--mui-palette-primary-contrastText)',
          strokeWidth: 2.6,
          fill: 'none',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }}
      />
    </Box>
  )
}
