/** The text of a page whose record does not exist. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page'
import { ApiError } from '../../http/api-error'
import { LoadFailure } from './LoadFailure'

const gone = new ApiError({ code: 'ticket.not-found', message: 'There is no such ticket' })
const ignore = () => undefined

it('leads home from a page that has nothing else', () => {
  renderPage(<LoadFailure heading="h1" error={gone} onRetry={ignore} />)
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
})

it('leads nowhere from a part of a page', () => {
  renderPage(<LoadFailure error={gone} onRetry={ignore} />)
  expect(screen.getByText('There is no such ticket')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
