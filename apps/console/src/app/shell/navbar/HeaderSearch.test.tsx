/** The search in the top bar: pages at once, and everything else by the command palette. */
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { PaletteHost } from '../../palette/PaletteHost'
import { closePalette } from '../../palette/palette-store'
import { HeaderSearch } from './HeaderSearch'

beforeEach(closePalette)

it('leads on to the command palette with what was typed where no page has that name', async () => {
  fakeServer({})
  renderPage(
    <>
      <HeaderSearch />
      <PaletteHost />
    </>,
  )
  const field = screen.getByRole('combobox', { name: 'Search' })
  fireEvent.change(field, { target: { value: '202611250001' } })
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Search everything for “202611250001”')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Find or do anything' })).value).toBe('202611250001')
  expect(screen.queryByDisplayValue('202611250001')).toBe(screen.getByRole('combobox', { name: 'Find or do anything' }))
})
