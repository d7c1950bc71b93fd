import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { MuiBridge } from './MuiBridge'
import { muiVariables } from './mui-variables'

afterEach(cleanup)

const styleOf = (text: string) => {
  const bridge = screen.getByText(text).closest<HTMLElement>('.fw-bridge')
  if (!bridge) throw new Error('there is no bridge')
  return bridge.style
}

describe('the MUI bridge', () => {
  it('hands on colours, corners and type of a theme without CSS variables', () => {
    const theme = createTheme({
      palette: { mode: 'dark', primary: { main: '#ff00aa' } },
      shape: { borderRadius: 11 },
      typography: { fontFamily: 'Georgia', body2: { fontSize: '1rem' } },
    })
    expect(muiVariables(theme, 'dark')).toMatchObject({
      'color-scheme': 'dark',
      '--fw-primary': '#ff00aa',
      '--fw-on-primary': theme.palette.primary.contrastText,
      '--fw-text': '#fff',
      '--fw-surface': theme.palette.background.paper,
      '--fw-radius': '11px',
      '--fw-font-family': 'Georgia',
      '--fw-font-size': '1rem',
    })
  })

  it('names the variables of a theme that has some, under its own prefix', () => {
    const theme = createTheme({ cssVariables: { cssVarPrefix: 'shop' }, colorSchemes: { dark: true } })
    const variables = muiVariables(theme, 'light')
    expect(variables['--fw-primary']).toMatch(/^var\(--shop-palette-primary-main/)
    expect(variables['--fw-radius']).toMatch(/^var\(--shop-shape-borderRadius/)
  })

  it('follows when the theme changes', () => {
    const page = (mode: 'light' | 'dark') => (
      <ThemeProvider theme={createTheme({ palette: { mode } })}>
        <MuiBridge>form</MuiBridge>
      </ThemeProvider>
    )
    const { rerender } = render(page('light'))
    expect(styleOf('form').colorScheme).toBe('light')
    expect(styleOf('form').getPropertyValue('--fw-surface')).toBe('#fff')
    rerender(page('dark'))
    expect(styleOf('form').colorScheme).toBe('dark')
    expect(styleOf('form').getPropertyValue('--fw-surface')).toBe('#121212')
  })

  it('follows the scheme that a theme with CSS variables shows', async () => {
    function Switch() {
      const { setMode } = useColorScheme()
      return (
        <button type="button" onClick={() => setMode('dark')}>
          Dark
        </button>
      )
    }
    const theme = createTheme({ cssVariables: { colorSchemeSelector: 'data' }, colorSchemes: { dark: true } })
    render(
      <ThemeProvider theme={theme} defaultMode="light">
        <Switch />
        <MuiBridge>form</MuiBridge>
      </ThemeProvider>,
    )
    expect(styleOf('form').colorScheme).toBe('light')
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
    expect(styleOf('form').colorScheme).toBe('dark')
  })

  it('writes no style attribute on a server', () => {
    expect(renderToString(<MuiBridge>form</MuiBridge>)).toBe('<div class="fw-bridge">form</div>')
  })
})
