/** A form in a DOM without layout, top layer and media queries, as that of jsdom: hosts test their pages there. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { UploadSettings } from '../uploads/upload-settings'
import { renderForm, widget } from '../testing/render-form'

beforeEach(() => {
  vi.stubGlobal('matchMedia', undefined)
  vi.stubGlobal('ResizeObserver', undefined)
  vi.stubGlobal('IntersectionObserver', undefined)
  const missing: readonly (readonly [object, string])[] = [
    ...['scrollIntoView', 'showPopover', 'setPointerCapture', 'hasPointerCapture'].map((name) => [HTMLElement.prototype, name] as const),
    ...['showModal', 'close'].map((name) => [HTMLDialogElement.prototype, name] as const),
    [Blob.prototype, 'arrayBuffer'],
    [URL, 'createObjectURL'],
    [URL, 'revokeObjectURL'],
  ]
  const before = missing.map(([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const)
  for (const [owner, name] of missing) Object.defineProperty(owner, name, { configurable: true, value: undefined })
  return () => {
    vi.unstubAllGlobals()
    for (const [owner, name, descriptor] of before) {
      Reflect.deleteProperty(owner, name)
      if (descriptor) Object.defineProperty(owner, name, descriptor)
    }
  }
})

it('a refused submit gives the focus to its first field', async () => {
  const { user } = renderForm([widget('input', 'what', { required: true })])
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
})

it('a list that opens is no popover, which the style sheet of the DOM would hide', async () => {
  const { user } = renderForm([widget('select', 'city', { options: [{ value: 'Oslo' }], filterable: true })])
  await user.click(screen.getByRole('combobox'))
  expect((await screen.findByRole('option', { name: 'Oslo' })).closest('[popover]')).toBeNull()
})

it('a calendar opens', async () => {
  const { user } = renderForm([widget('date', 'day')])
  await user.click(screen.getByRole('button', { name: 'Open date picker' }))
  expect((await screen.findByRole('grid')).closest('[popover]')).toBeNull()
})

const upload: UploadSettings = { request: async ({ name }) => ({ url: `/files/${name}`, name }) }

it('a file is read, sent and shown', async () => {
  const { user, handle } = renderForm([widget('file', 'offers', { action: '' })], { upload })
  await user.upload(screen.getByLabelText('Choose files'), new File(['hello'], 'offer.txt', { type: 'text/plain' }))
  expect(await screen.findByRole('link', { name: 'offer.txt' })).toBeTruthy()
  expect(await handle.getData()).toMatchObject({ offers: [{ name: 'offer.txt', url: '/files/offer.txt' }] })
})

it('a picture is sent, opens large and closes', async () => {
  const { user } = renderForm([widget('imgupload', 'photos', { action: '' })], { upload })
  const png = Uint8Array.from('\x89PNG\r\n\x1a\n....', (letter) => letter.charCodeAt(0))
  await user.upload(screen.getByLabelText('Add pictures'), new File([png], 'photo.png', { type: 'image/png' }))
  await user.click(await screen.findByRole('button', { name: 'View Picture 1' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the menu of a row opens', async () => {
  const complaints = vi.spyOn(console, 'error')
  const columns = [{ span: 24, list: [widget('input', 'what')] }]
  const { user } = renderForm([widget('subform', 'items', {}, { columns })])
  await user.click(await screen.findByRole('button', { name: 'Add row' }))
  await user.click(await screen.findByRole('button', { name: /^Row 1/ }))
  expect(await screen.findByRole('menuitem', { name: /Duplicate/ })).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
})

it('a colour is chosen by mouse, where every box has the size of nothing', async () => {
  const complaints = vi.spyOn(console, 'error')
  const { user } = renderForm([widget('color', 'paint')])
  await user.click(screen.getByRole('button', { name: 'Open colour picker' }))
  const slider = await screen.findByRole('slider', { name: 'Saturation' })
  const area = slider.closest('.fw-color-area') ?? expect.fail('no area')
  await user.pointer([{ keys: '[MouseLeft>]', target: area }, { target: area, coords: { clientX: 1 } }, { keys: '[/MouseLeft]' }])
  expect(slider.getAttribute('value')).toBe('0')
  expect(complaints).not.toHaveBeenCalled()
})
