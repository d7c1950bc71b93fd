/** The bar of the process editor on a phone: one row, the rest behind one button. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { onPhone } from '../../../testing/on-phone'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { ProcessEditorPage } from './ProcessEditorPage'

const page = { list: [], count: 0, pageIndex: 1, pageSize: 100 }

async function open() {
  onPhone()
  fakeServer({
    'GET /api/v1/rolelist': { body: { code: 200, msg: '', data: page } },
    'GET /api/v2/processes': { body: page },
    'GET /api/v2/forms': { body: page },
    'GET /api/v2/people': { body: { list: [] } },
  })
  renderPage(
    <main>
      <ProcessEditorPage />
    </main>,
    { pattern: '/design/processes/:id', at: '/design/processes/new' },
  )
  await screen.findByRole('button', { name: /^Approval/ })
}
const fromMenu = async (name: string) => {
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}
afterEach(() => vi.unstubAllGlobals())

it('keeps what is used most in sight, with the number of problems, and the rest behind one button', async () => {
  await open()
  const bar = within(screen.getByRole('banner'))
  expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Back to the processes',
    '1 problem',
    'Undo (Ctrl Z)',
    'Save draft',
    'Publish',
    'More',
  ])
  expect(bar.getByText('Not published')).toBeTruthy()
  expect(await brokenRules()).toEqual([])
})

it('opens the search of steps from its menu', async () => {
  await open()
  await fromMenu('Search a step')
  await userEvent.keyboard('appro{Enter}')
  expect(await screen.findByRole('heading', { name: 'Approval step' })).toBeTruthy()
})

it('opens the settings of the process from its menu', async () => {
  await open()
  await fromMenu('Process settings')
  expect(await screen.findByRole('textbox', { name: /Name/ })).toBeTruthy()
  // Icons have names for people, not those of the contract.
  expect(screen.getByRole('radio', { name: 'Paper plane' })).toBeTruthy()
})
