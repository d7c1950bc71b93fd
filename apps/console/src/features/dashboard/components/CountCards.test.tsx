/** Numbers link to lists: only to those that the person may open. */
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../../../shared/session/session-store'
import { renderPage, TEST_USER } from '../../../testing/render-page'
import { CountCards } from './CountCards'

const count = { upcoming: 3, my_create: 1, related: 0, all: 9, overdue: 0 }

function linksOf(permissions: readonly string[]): readonly (string | null)[] {
  renderPage(<CountCards count={count} />)
  act(() => useSession.setState({ user: { ...TEST_USER, permissions: [...permissions] } }))
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

it('stand there for the lists of the person, and for no others; a view that a list opens with hides nothing of what was counted', () => {
  expect(linksOf(['process:list:myCreate', 'process:list:upcoming'])).toEqual(['/process/upcoming?view=none', '/process/mine?view=none'])
})

it('are all there for who may see everything', () => {
  expect(linksOf(['*:*:*'])).toEqual([
    '/process/upcoming?view=none',
    '/process/mine?view=none',
    '/process/related?view=none',
    '/process/all?view=none',
    '/process/all?overdue=1&view=none',
  ])
})

it('are missing where there is no list at all', () => {
  expect(linksOf(['system:audit:list'])).toEqual([])
})
