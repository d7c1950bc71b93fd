/** An unsent comment: kept when its page is left, dropped once it is sent. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { CommentBox } from './CommentBox'

const TICKET = '00000000-0000-4000-8000-0000000000aa'
const OTHER = '00000000-0000-4000-8000-0000000000bb'
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
const open = (ticketId: string) => {
  cleanup()
  renderPage(<CommentBox ticketId={ticketId} />)
  return field().value
}

it('is there again when the ticket is opened again, and only there', async () => {
  fakeServer({})
  open(TICKET)
  await userEvent.type(field(), 'The invoice is missing')
  expect(open(OTHER)).toBe('')
  expect(open(TICKET)).toBe('The invoice is missing')
})

it('is not offered again once it is sent', async () => {
  fakeServer({ [`POST /api/v2/tickets/${TICKET}/comments`]: { status: 201, body: {} } })
  open(TICKET)
  await userEvent.type(field(), 'Thank you')
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(field().value).toBe(''))
  expect(open(TICKET)).toBe('')
})
