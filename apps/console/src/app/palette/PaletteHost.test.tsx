/** What is typed after Ctrl+K is kept, however long the code of the palette takes. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render-page'
import { PaletteHost } from './PaletteHost'
import { closePalette } from './palette-store'

/** Code that loads when the test says so; it is the real one. */
const code = vi.hoisted(() => {
  let release = () => {}
  const asked = new Promise<void>((resolve) => (release = resolve))
  return { asked, release: () => release() }
})
vi.mock('./CommandPalette', async (load) => {
  await code.asked
  return load()
})

beforeEach(() => {
  closePalette()
  // The state from before the code was loaded.
  vi.stubGlobal('requestIdleCallback', () => 0)
  fakeServer({})
})

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey: key === 'k' })
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find or do anything' })

describe('the command palette', () => {
  it('keeps what is typed before its code is there, and does what Enter asked for once it is', async () => {
    const { router } = renderPage(<PaletteHost />)
    press('k')
    expect(document.activeElement).toBe(field())
    fireEvent.change(field(), { target: { value: 'Personal' } })
    expect(screen.queryByRole('option')).toBeNull()
    press('Enter')
    expect(field().value).toBe('Personal')
    code.release()
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/index'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('begins empty the next time', async () => {
    renderPage(<PaletteHost />)
    press('k')
    await screen.findByRole('option', { name: /^Personal centre/ })
    expect(field().value).toBe('')
    fireEvent.change(field(), { target: { value: 'Sign out' } })
    press('Escape')
    press('k')
    expect(field().value).toBe('')
  })
})
