/** The bar above the canvas, and the colours of the paper. */
import { createTheme } from '@mui/material/styles'
import { createForm } from '@formwork/form-schema'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FRAME_WIDTHS, ZOOM_STEPS } from '../store/canvas-frame'
import { messagesFor } from '../messages/messages-for'
import { designerOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { FrameBar } from './FrameBar'
import { schemeVariables } from './scheme-variables'

function bar() {
  const designer = { ...designerOf(createForm()), locale: 'en', messages: messagesFor('en') }
  const part = renderPart(designer, <FrameBar />)
  return { ...part, frame: () => part.state().view.frame }
}

describe('the bar above the canvas', () => {
  it('chooses a width, and shows which', async () => {
    const { user, frame } = bar()
    for (const width of FRAME_WIDTHS.toReversed()) {
      await user.click(screen.getByRole('button', { name: messagesFor('en').frame.widths[width] }))
      expect(frame()).toEqual({ width, zoom: 'fit', scheme: 'page' })
      expect(screen.getAllByRole('button', { pressed: true }).map(({ title }) => title)).toEqual([messagesFor('en').frame.widths[width]])
    }
  })

  it('zooms by steps, and back to the room there is', () => {
    const { frame } = bar()
    const zoom = screen.getByRole('combobox', { name: 'Zoom' })
    for (const step of ZOOM_STEPS) {
      fireEvent.change(zoom, { target: { value: String(step) } })
      expect(frame().zoom).toBe(step)
    }
    fireEvent.change(zoom, { target: { value: 'fit' } })
    expect(frame().zoom).toBe('fit')
  })

  it('goes round the colours, says which they are, and keeps the width', async () => {
    const { user, frame } = bar()
    await user.click(screen.getByRole('button', { name: /Phone/ }))
    const seen = []
    for (const name of ['Colours: as the page', 'Colours: light', 'Colours: dark']) {
      await user.click(screen.getByRole('button', { name }))
      seen.push(`${frame().width} ${frame().scheme}`)
    }
    expect(seen).toEqual(['phone light', 'phone dark', 'phone page'])
  })
})

describe('the colours of the paper', () => {
  const light = createTheme({ palette: { mode: 'light', primary: { main: '#123456' }, text: { primary: '#222222' } } })
  const both = createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: { light: { palette: { text: { primary: '#111111' } } }, dark: { palette: { text: { primary: '#eeeeee' } } } },
  })

  it('are the page’s own, and nothing is set, unless another scheme is chosen', () => {
    expect(schemeVariables(light, 'page')).toEqual({})
  })

  it('are those that the host’s theme has for the scheme', () => {
    expect(schemeVariables(both, 'light')).toMatchObject({ 'color-scheme': 'light', '--fd-text': '#111111', '--fw-text': '#111111' })
    expect(schemeVariables(both, 'dark')).toMatchObject({ 'color-scheme': 'dark', '--fd-text': '#eeeeee', '--fw-text': '#eeeeee' })
  })

  it('are ours with the host’s primary, where its theme has only the other scheme', () => {
    expect(schemeVariables(light, 'light')['--fd-text']).toBe('#222222')
    const dark = schemeVariables(light, 'dark')
    expect(dark).toMatchObject({ '--fd-primary': '#123456', '--fw-primary': '#123456' })
    expect(dark['--fd-surface']).not.toBe(light.palette.background.paper)
  })

  it('are set for designer and form alike: every one of either has a value', () => {
    const variables = Object.entries(schemeVariables(light, 'dark'))
    expect(variables.filter(([, value]) => value === '')).toEqual([])
    expect(variables.filter(([name]) => name.startsWith('--fd-')).length).toBeGreaterThan(4)
    expect(variables.filter(([name]) => name.startsWith('--fw-')).length).toBeGreaterThan(7)
  })
})
