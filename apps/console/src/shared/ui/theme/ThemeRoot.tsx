/** Provides emotion with the page's nonce, the theme and the base styles. */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { pageNonce } from '../../page-nonce'
import { usePreferences } from './preferences'
import { printStyles } from './print-styles'
import { createConsoleTheme, SCHEME_VARIABLES, sizeVariables } from './theme'

const nonce = pageNonce()
const cache = createCache({ key: 'fw', prepend: true, ...(nonce === undefined ? {} : { nonce }) })

export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const colour = usePreferences((state) => state.themeColour)
  const size = usePreferences((state) => state.size)
  const sizes = useMemo(() => sizeVariables(size), [size])
  const theme = useMemo(() => createConsoleTheme(colour), [colour])
  const paper = useMemo(() => printStyles(theme), [theme])
  return (
    <CacheProvider value={cache}>
      {/* Without `disableTransitionOnChange`: it adds a style element that no nonce can be given, which our policy refuses. */}
      <ThemeProvider theme={theme} defaultMode="system" noSsr>
        <CssBaseline enableColorScheme />
        <GlobalStyles styles={SCHEME_VARIABLES} />
        <GlobalStyles styles={sizes} />
        <GlobalStyles styles={paper} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
