/** What an empty canvas offers where the palette is out of sight. */
import { createForm } from '@formwork/form-schema'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { designerOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { EmptySheet } from './EmptySheet'

afterEach(() => vi.unstubAllGlobals())

it.each([
  { isNarrow: true, opened: true },
  { isNarrow: false, opened: null },
])('on a narrow screen it opens the palette itself: $isNarrow', ({ isNarrow, opened }) => {
  const list = { matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => list)
  const { state } = renderPart(designerOf(createForm()), <EmptySheet />)
  const button = screen.queryByRole('button', { name: '选择要添加的字段' })
  if (button !== null) fireEvent.click(button)
  expect(button === null ? null : state().view.paletteOpen).toBe(opened)
})
