/** On which side the drawers of a narrow screen stand. */
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { act } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SideDrawers } from './SideDrawers'
import { designerOf, formOfWidgets } from './testing/forms'
import { renderPart } from './testing/render-part'

afterEach(() => document.body.removeAttribute('style'))

it.each([
  ['ltr', 'ltr', 'Left', 'Right'],
  ['rtl', 'ltr', 'Right', 'Left'],
  // Then MUI turns round what says left.
  ['rtl', 'rtl', 'Left', 'Right'],
] as const)('on a page from %s in a theme from %s the palette is %s, the attributes are %s', (page, direction, palette, panel) => {
  document.body.style.direction = page
  const { state } = renderPart(
    designerOf(formOfWidgets()),
    <ThemeProvider theme={createTheme({ direction })}>
      <SideDrawers />
    </ThemeProvider>,
  )
  act(() => state().setView({ paletteOpen: true, panelOpen: true }))
  const sides = [...document.querySelectorAll('.MuiDrawer-root')].map(({ className }) => /anchor(Left|Right)/.exec(className)?.[1])
  expect(sides).toEqual([palette, panel])
})
