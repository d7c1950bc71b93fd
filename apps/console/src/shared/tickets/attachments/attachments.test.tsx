/** The files somebody adds to a comment or a move. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page'
import { ToastHost } from '../../ui/feedback/ToastHost'
import { useSite } from '../../session/site'
import { AttachmentsInput } from './AttachmentsInput'
import { useAttachments } from './use-attachments'

function Attached() {
  const attachments = useAttachments()
  const [isReady, setReady] = useState<boolean | null>(null)
  return (
    <>
      <AttachmentsInput attachments={attachments} />
      <button type="button" onClick={() => setReady(attachments.areReady())}>
        Send
      </button>
      <output>{String(isReady)}</output>
      <ToastHost />
    </>
  )
}

/** Answers every request with the end of the session. */
class ExpiredAnswer extends XMLHttpRequest {
  override readonly status = 200
  override readonly responseText = JSON.stringify({ code: 6401, msg: 'Signed out', data: null })
  override open() {}
  override setRequestHeader() {}
  override send() {
    this.dispatchEvent(new Event('load'))
  }
}

const opened = vi.fn<() => void>()

beforeEach(() => {
  useSite.setState({ upload_limits: { maxFileSize: 1024, fileTypes: ['.pdf', 'image/*'] } })
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends XMLHttpRequest {
      override open() {
        opened()
        throw new Error('nothing is sent here')
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  opened.mockReset()
})

function choose(name: string, type: string): void {
  const input = document.querySelector('input[type="file"]')
  if (input === null) throw new Error('there is no picker')
  fireEvent.change(input, { target: { files: [new File(['1'], name, { type })] } })
}

it('of a kind that the site does not take are refused as they are chosen, and not sent', async () => {
  renderPage(<Attached />)
  choose('setup.exe', 'application/x-msdownload')
  expect(await screen.findByText('This site takes only .pdf image/*')).toBeTruthy()
  expect(opened).not.toHaveBeenCalled()
})

it('of a kind that the site takes are sent, and the dialog of the browser offers those', async () => {
  renderPage(<Attached />)
  expect(document.querySelector('input[type="file"]')?.getAttribute('accept')).toBe('.pdf,image/*')
  choose('photo.PNG', 'image/png')
  await waitFor(() => expect(opened).toHaveBeenCalled())
})

it('of which one was refused do not go along without it, and say so', async () => {
  renderPage(<Attached />)
  choose('setup.exe', 'application/x-msdownload')
  await screen.findByText('This site takes only .pdf image/*')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Take away the files that were refused first')).toBeTruthy()
  expect(screen.getByText('false')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take away setup.exe' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('true')).toBeTruthy()
})

it('that did not arrive do not go along without it, and are sent again when asked', async () => {
  renderPage(<Attached />)
  choose('photo.png', 'image/png')
  const again = await screen.findByRole('button', { name: 'Upload photo.png again' })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Upload the files that did not arrive again, or take them away')).toBeTruthy()
  opened.mockReset()
  again.focus()
  fireEvent.click(again)
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take away photo.png' }))
})

it('whose session ended on the way are not on their way for ever', async () => {
  vi.stubGlobal('XMLHttpRequest', ExpiredAnswer)
  renderPage(<Attached />)
  choose('photo.png', 'image/png')
  expect(await screen.findByRole('button', { name: 'Upload photo.png again' })).toBeTruthy()
  expect(screen.getByText('Signed out')).toBeTruthy()
})
