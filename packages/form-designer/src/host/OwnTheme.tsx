/** Looks right where the page has no MUI theme: the page's typeface, words as they are written, and the page's scheme of colours. */
import { ThemeContext } from '@emotion/react'
import { MuiBridge } from '@formwork/form-renderer/mui'
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles'
import { type ReactNode, useContext, useSyncExternalStore } from 'react'
import { pageScheme, watchPageScheme } from './page-scheme'

const themeOf = (mode: 'light' | 'dark') =>
  createTheme({
    palette: { mode, ...(mode === 'dark' && { background: { default: '#111418', paper: '#181c21' } }) },
    shape: { borderRadius: 6 },
    typography: { fontFamily: 'inherit', button: { textTransform: 'none' } },
  })
const themes = { light: themeOf('light'), dark: themeOf('dark') }

export function OwnTheme({ children }: { readonly children: ReactNode }) {
  // Empty without a provider; `useTheme` of MUI returns its default then.
  const hasTheme = Object.keys(useContext(ThemeContext)).length > 0
  return hasTheme ? children : <PageTheme>{children}</PageTheme>
}

function PageTheme({ children }: { readonly children: ReactNode }) {
  const scheme = useSyncExternalStore(watchPageScheme, pageScheme, () => 'light' as const)
  return <ThemeProvider theme={themes[scheme]}>{children}</ThemeProvider>
}

/** Hands a theme without CSS variables on to the forms inside: those of the others the stylesheet finds by itself. */
export function FormColours({ children }: { readonly children: ReactNode }) {
  const { vars } = useTheme()
  return vars === undefined || vars === null ? <MuiBridge>{children}</MuiBridge> : children
}
