/** The busiest processes lead to their tickets: only for those who have that list. */
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../../../shared/session/session-store'
import { renderPage, TEST_USER } from '../../../testing/render-page'
import { RankList } from './RankList'

function linksOf(permissions: readonly string[]): readonly (string | null)[] {
  renderPage(<RankList ranks={[{ processId: 'p1', name: 'Leave', total: 3 }]} />)
  act(() => useSession.setState({ user: { ...TEST_USER, permissions: [...permissions] } }))
  expect(screen.getByText('Leave')).toBeTruthy()
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

it('lead to the tickets that were counted, whatever view the list opens with', () => {
  expect(linksOf(['process:list:all'])).toEqual(['/process/all?process=p1&started=7&view=none'])
})

it('are plain names for everybody else', () => {
  expect(linksOf(['process:list:myCreate'])).toEqual([])
})
