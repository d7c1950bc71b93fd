import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { FormDataError } from '../api/form-data-error'
import { axeFindings } from '../testing/axe-findings'
import { renderForm, widget } from '../testing/render-form'
import type { UploadContext, UploadedFile, UploadSettings } from './upload-settings'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const picture = (name = 'photo.png') => new File([bytes('\x89PNG\r\n\x1a\n....')], name, { type: 'image/png' })
const text = (name = 'a.txt') => new File(['hello'], name, { type: 'text/plain' })

interface Sent {
  readonly file: File
  readonly context: UploadContext
  readonly arrive: (uploaded?: Partial<UploadedFile>) => void
  readonly fail: () => void
}

/** A host that answers when it is told to. */
function waitingHost(): { upload: UploadSettings; sent: Sent[] } {
  const sent: Sent[] = []
  const request: UploadSettings['request'] = (file, context) =>
    new Promise((resolve, reject) => {
      sent.push({
        file,
        context,
        arrive: (uploaded) => resolve({ url: `/files/${sent.length}`, ...uploaded }),
        fail: () => reject(new Error('down')),
      })
    })
  return { upload: { request }, sent }
}

const files = (options: object = {}) => widget('file', 'f', { action: '', ...options })
const pictures = (options: object = {}) => widget('imgupload', 'f', { action: '', ...options })
const choose = async (user: ReturnType<typeof renderForm>['user'], container: HTMLElement, chosen: File[]) => {
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no chooser')
  await user.upload(input, chosen)
}

describe('file', () => {
  it('shows progress, becomes a link when it has arrived, and stores uid, name and address', async () => {
    const { upload, sent } = waitingHost()
    const { user, container, handle } = renderForm([files()], { upload })
    await choose(user, container, [text('../报告.txt')])
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.context.field).toEqual({ model: 'f', type: 'file', label: 'f', isStorage: false, domain: '' })
    act(() => sent[0]?.context.onProgress(40))
    expect(screen.getByRole('progressbar', { name: 'Progress of 报告.txt' }).getAttribute('aria-valuenow')).toBe('40')
    sent[0]?.arrive({ url: '/files/7' })
    const link = await screen.findByRole('link', { name: '报告.txt' })
    expect(link.getAttribute('href')).toBe('/files/7')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await handle.getData()).toEqual({ f: [{ uid: expect.stringMatching(/^\d+_/), name: '报告.txt', url: '/files/7' }] })
    expect(screen.getByText('报告.txt uploaded')).toBeTruthy()
  })

  it('refuses to be sent while a file is on its way, with the message at the field', async () => {
    const { upload, sent } = waitingHost()
    const { user, container, handle } = renderForm([files()], { upload })
    await choose(user, container, [text()])
    await expect(handle.getData()).rejects.toBeInstanceOf(FormDataError)
    expect(await screen.findByText('f is still uploading', { selector: '.fw-error' })).toBeTruthy()
    await waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.arrive()
    await screen.findByRole('link', { name: 'a.txt' })
    expect(await handle.getData()).toMatchObject({ f: [{ url: '/files/1' }] })
  })

  it('joins the files of a reopened record, also when several arrive together', async () => {
    const { upload, sent } = waitingHost()
    const stored = { uid: 1, name: 'old.txt', url: '/files/old' }
    const { user, container, handle } = renderForm([files({ multiple: true })], { upload, values: { f: [stored] } })
    await choose(user, container, [text('b.txt'), text('c.txt')])
    await waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.arrive({ url: '/files/c' })
    sent[0]?.arrive({ url: '/files/b' })
    await waitFor(() => expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['old.txt', 'b.txt', 'c.txt']))
    expect(await handle.getData()).toMatchObject({ f: [stored, { name: 'b.txt', url: '/files/b' }, { name: 'c.txt', url: '/files/c' }] })
  })

  it('takes what fits, warns as the spec says, and counts what is on its way; the button goes at the limit', async () => {
    const { upload } = waitingHost()
    const { user, container } = renderForm([files({ length: 2, multiple: true })], { upload })
    await choose(user, container, [text('a'), text('b'), text('c')])
    expect(await screen.findByText('At most 2 files are allowed')).toBeTruthy()
    expect(screen.getByText('1 was not added')).toBeTruthy()
    expect(screen.getAllByRole('progressbar')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel the upload of b' }))
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy()
  })

  it('keeps what failed in sight, out of the value, with retry and removal', async () => {
    const { upload, sent } = waitingHost()
    const { user, container, handle } = renderForm([files()], { upload })
    await choose(user, container, [text('a.txt')])
    await choose(user, container, [text('b.txt')])
    await waitFor(() => expect(sent).toHaveLength(2))
    sent[0]?.fail()
    sent[1]?.fail()
    await user.click(await screen.findByRole('button', { name: 'Upload a.txt again' }))
    await user.click(screen.getByRole('button', { name: 'Remove b.txt' }))
    expect(screen.queryByText('b.txt')).toBeNull()
    await waitFor(() => expect(sent).toHaveLength(3))
    sent[2]?.fail()
    await screen.findByRole('button', { name: 'Upload a.txt again' })
    expect(screen.getByText('a.txt: the upload failed')).toBeTruthy()
    expect(await handle.getData()).toEqual({ f: [] })
  })

  it('asks before it takes a file out, by keyboard too, and hands the focus on', async () => {
    const stored = ['a', 'b'].map((name) => ({ uid: name, name, url: `/files/${name}` }))
    const { user, handle } = renderForm([files()], { values: { f: stored }, upload: waitingHost().upload })
    act(() => screen.getByRole('button', { name: 'Remove a' }).focus())
    await user.keyboard('{Enter}')
    expect(screen.getByRole('group', { name: 'Remove “a”?' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Remove')
    await user.keyboard('{Escape}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove a')
    await user.keyboard('{Enter}{Enter}')
    expect(await handle.getData()).toEqual({ f: [stored[1]] })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove b')
    await user.keyboard('{Enter}{Enter}')
    expect(document.activeElement?.textContent).toBe('Choose files')
  })

  it('takes what is dropped and what is pasted, unless it is read-only', async () => {
    const { upload, sent } = waitingHost()
    const { container, update } = renderForm([files()], { upload })
    const zone = container.querySelector('.fw-upload')
    if (!zone) throw new Error('no zone')
    fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'], files: [] } })
    expect(screen.getByText('Drop to upload')).toBeTruthy()
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [text('dropped')] } })
    fireEvent.paste(zone, { clipboardData: { files: [text('pasted')] } })
    await waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['dropped', 'pasted']))
    update({ disabled: true })
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [text('late')] } })
    await Promise.resolve()
    expect(sent).toHaveLength(2)
  })

  it('says so when files can go nowhere', () => {
    renderForm([files(), widget('file', 'g', { action: 'javascript:alert(1)' })])
    expect(screen.getByText('Files cannot be added here')).toBeTruthy()
    expect(screen.getByText('the upload address “javascript:alert(1)” is not valid')).toBeTruthy()
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Choose files' }).every(({ disabled }) => disabled)).toBe(true)
  })

  it('refuses an empty file without keeping it', async () => {
    const { upload, sent } = waitingHost()
    const { user, container, handle } = renderForm([files()], { upload })
    await choose(user, container, [new File([], 'nothing.txt')])
    expect(await screen.findByText('nothing.txt: the file is empty', { selector: 'li' })).toBeTruthy()
    expect(sent).toEqual([])
    expect(await handle.getData()).toEqual({ f: [] })
  })

  it('links only addresses that may be followed; names are text (D4, E1, E3)', async () => {
    const hostile = [
      { uid: 1, name: '<img src=x onerror=alert(1)>', url: 'javascript:alert(1)' },
      { uid: 2, name: 'a', url: '//evil.example' },
      { uid: 3, name: 'b', url: { path: '/etc/passwd' } },
      { files: { file: { filepath: '/etc/passwd' } } },
      { uid: 4, name: 'c', url: 'data:text/html,x' },
      'plain',
      { uid: 5, name: 'fine', url: '/files/5' },
    ]
    for (const mode of ['edit', 'preview'] as const) {
      const { container, handle } = renderForm([files()], { mode, values: { f: hostile }, upload: waitingHost().upload })
      expect(
        within(container)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(expect.arrayContaining(['/files/5']))
      expect(container.querySelectorAll('a[href^="javascript"], a[href^="data"], a[href^="//"], img')).toHaveLength(0)
      expect(container.textContent).toContain('<img src=x onerror=alert(1)>')
      if (mode === 'edit') await expect(handle.getData()).rejects.toBeInstanceOf(FormDataError)
    }
  })

  it('shows an object of this page, and asks for none of another', () => {
    const here = `blob:${location.origin}/0198c0de-0000-7000-8000-000000000000`
    const elsewhere = 'blob:https://x.example/1'
    const stored = [
      { uid: 1, name: 'here', url: here },
      { uid: 2, name: 'elsewhere', url: elsewhere },
      { uid: 3, name: 'nowhere', url: 'blob:' },
    ]
    for (const mode of ['edit', 'preview'] as const) {
      renderForm([files()], { mode, values: { f: stored } })
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['here'])
      expect(screen.getByText('elsewhere')).toBeTruthy()
      cleanup()
      const { container } = renderForm([pictures()], { mode, values: { f: [{ url: here }, { url: elsewhere }] } })
      expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([here])
      cleanup()
    }
  })

  it('drops what an earlier page left unfinished', async () => {
    const left = [
      { uid: 1, name: 'half', url: '', status: 'uploading' },
      { uid: 2, name: 'whole', url: '/files/2' },
    ]
    const { handle } = renderForm([files()], { values: { f: left }, upload: waitingHost().upload })
    expect(screen.queryByText('half')).toBeNull()
    expect(await handle.getData()).toEqual({ f: [{ uid: 2, name: 'whole', url: '/files/2' }] })
  })

  it('cancels what is on its way when the form is reset, and when it leaves the page', async () => {
    const { upload, sent } = waitingHost()
    const { user, container, handle } = renderForm([files()], { upload })
    await choose(user, container, [text('a')])
    await waitFor(() => expect(sent).toHaveLength(1))
    act(() => handle.reset())
    expect(sent[0]?.context.signal.aborted).toBe(true)
    expect(screen.queryByRole('progressbar')).toBeNull()
    await choose(user, container, [text('b')])
    await waitFor(() => expect(sent).toHaveLength(2))
    cleanup()
    expect(sent[1]?.context.signal.aborted).toBe(true)
  })
})

describe('imgupload', () => {
  const stored = [1, 2].map((key) => ({ key: String(key), url: `/pictures/${key}.png`, percent: 100, status: 'success' }))

  it('stores key, address, percent and status, success a moment after it arrived (spec 4.5)', async () => {
    const { upload, sent } = waitingHost()
    const { user, container, handle } = renderForm([pictures()], { upload })
    await choose(user, container, [picture()])
    await waitFor(() => expect(sent).toHaveLength(1))
    // The moment lasts as long as the test looks at it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    sent[0]?.arrive({ url: '/pictures/9.png', key: 'nine' })
    await expect.poll(() => screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
    await expect(handle.getData()).rejects.toBeInstanceOf(FormDataError)
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    expect((await screen.findByRole('button', { name: 'View Picture 1' })).querySelector('img')?.getAttribute('src')).toBe(
      '/pictures/9.png',
    )
    expect(await handle.getData()).toEqual({ f: [{ key: 'nine', url: '/pictures/9.png', percent: 100, status: 'success' }] })
  })

  it('takes raster pictures only, by what is in them (E2)', async () => {
    const { upload, sent } = waitingHost()
    const { container, handle } = renderForm([pictures()], { upload })
    const zone = container.querySelector('.fw-upload')
    if (!zone) throw new Error('no zone')
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'drawing.svg', {
      type: 'image/svg+xml',
    })
    const html = new File(['<!doctype html>'], 'page.png', { type: 'image/png' })
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [svg, html, picture()] } })
    expect(await screen.findByText('drawing.svg: is not a picture', { selector: 'li' })).toBeTruthy()
    expect(await screen.findByText('page.png: is not a picture', { selector: 'li' })).toBeTruthy()
    await waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['photo.png']))
    expect(container.querySelector('input[type="file"]')?.getAttribute('accept')).toBe('image/*')
    sent[0]?.arrive()
    await screen.findByRole('button', { name: 'View Picture 1' })
    expect(await handle.getData()).toMatchObject({ f: [{ url: '/files/1' }] })
  })

  it('lets stored pictures go only where the definition allows it and more than the minimum are there', () => {
    const { update, container } = renderForm([pictures()], { values: { f: stored }, upload: waitingHost().upload })
    const removals = () => within(container).queryAllByRole('button', { name: /^Remove/ })
    expect(removals()).toHaveLength(0)
    update({ definition: { list: [pictures({ isDelete: true, min: 1 })], config: {} } })
    expect(removals()).toHaveLength(2)
    update({ definition: { list: [pictures({ isDelete: true, min: 2 })], config: {} } })
    expect(removals()).toHaveLength(0)
    expect(screen.getByText('At least 2 pictures')).toBeTruthy()
  })

  it('refuses fewer pictures than the minimum, says it at the field, and lets what was added be taken back', async () => {
    const { upload, sent } = waitingHost()
    const { user, container, handle } = renderForm([pictures({ min: 2 })], { upload })
    expect(screen.getByText('At least 2 pictures')).toBeTruthy()
    expect(await handle.getData()).toEqual({ f: [] })
    await choose(user, container, [picture()])
    await waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.arrive()
    await screen.findByRole('button', { name: 'View Picture 1' })
    await expect(handle.getData()).rejects.toBeInstanceOf(FormDataError)
    expect(await screen.findByText('f needs at least 2 files', { selector: '.fw-error' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove Picture 1' }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await handle.getData()).toEqual({ f: [] })
  })

  it('lets a person take back what they just added, with the question first', async () => {
    const { upload, sent } = waitingHost()
    const { user, container, handle } = renderForm([pictures()], { upload, values: { f: stored } })
    await choose(user, container, [picture()])
    await waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.arrive()
    await user.click(await screen.findByRole('button', { name: 'Remove Picture 3' }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await handle.getData()).toEqual({ f: stored })
  })

  it('replaces a picture in its place, and puts it back when the new one fails', async () => {
    const { upload, sent } = waitingHost()
    const { user, container, handle } = renderForm([pictures({ isEdit: true })], { upload, values: { f: stored } })
    const replace = async () => {
      await user.click(screen.getByRole('button', { name: 'Replace Picture 1' }))
      const input = container.querySelectorAll<HTMLInputElement>('input[type="file"]')[1]
      if (input) await user.upload(input, picture())
    }
    await replace()
    await waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.fail()
    await screen.findByRole('button', { name: 'Upload photo.png again' })
    expect(await handle.getData()).toEqual({ f: stored })
    await replace()
    await waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.arrive({ url: '/pictures/new.png' })
    await waitFor(async () => expect(await handle.getData()).toMatchObject({ f: [{ url: '/pictures/new.png' }, stored[1]] }))
  })

  it('shows no address that may not be shown (D4)', () => {
    const hostile = ['javascript:alert(1)', 'data:image/svg+xml,<svg onload=alert(1)>', '//evil.example/x.png', '/\\evil.example'].map(
      (url, key) => ({ key, url }),
    )
    const { container } = renderForm([pictures()], { mode: 'preview', values: { f: [...hostile, ...stored] } })
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/pictures/1.png', '/pictures/2.png'])
    expect(screen.getAllByText('Picture cannot be shown')).toHaveLength(4)
  })

  it('opens a viewer that goes from picture to picture with the keyboard', async () => {
    const { user } = renderForm([pictures()], { mode: 'preview', values: { f: stored } })
    await user.click(screen.getByRole('button', { name: 'View Picture 2' }))
    const dialog = await screen.findByRole('dialog', { name: 'Picture 2' })
    expect(within(dialog).getByText('2 / 2')).toBeTruthy()
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/pictures/1.png')
    expect(within(dialog).getByRole('link', { name: 'Open original' }).getAttribute('rel')).toBe('noopener noreferrer')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('uploads', () => {
  it('are clean for axe: empty, full, failed, asked, in preview', async () => {
    const { upload, sent } = waitingHost()
    const values = { f: [{ uid: 1, name: 'a', url: '/a' }], p: [{ key: '1', url: '/p.png' }] }
    const form = [files({ tip: 'Any', required: true }), widget('imgupload', 'p', { action: '', isDelete: true })]
    const { user, container, update } = renderForm(form, { upload, values })
    await choose(user, container, [text('b')])
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await axeFindings(container)).toEqual([])
    sent[0]?.fail()
    await screen.findByRole('button', { name: 'Upload b again' })
    await user.click(screen.getByRole('button', { name: 'Remove a' }))
    await user.click(screen.getByRole('button', { name: 'Remove Picture 1' }))
    expect(await axeFindings(container)).toEqual([])
    update({ mode: 'preview' })
    expect(await axeFindings(container)).toEqual([])
  })
})
