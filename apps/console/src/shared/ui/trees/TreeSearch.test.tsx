/** The search above a tree. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page'
import { TreeSearch } from './TreeSearch'

it('says that nothing is of a name only to whoever looks for one, not while the tree is on its way', async () => {
  renderPage(<TreeSearch label="Departments" searchLabel="Search" nodes={[]} nameOf={String} onChoose={() => {}} />)
  expect(screen.queryByText('Nothing of this name')).toBeNull()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Sales')
  expect(await screen.findByText('Nothing of this name')).toBeTruthy()
})
