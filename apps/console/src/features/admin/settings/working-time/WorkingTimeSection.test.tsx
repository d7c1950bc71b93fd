/** The section of working time: hours are added, copied and checked, days that differ are added and removed, and what it comes to is said. */
import { USUAL_WORKING_TIME } from '@formwork/workflow-core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { useLocaleStore } from '../../../../shared/i18n/i18n'
import { fakeServer } from '../../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../../testing/render-page'
import { ToastHost } from '../../../../shared/ui/feedback/ToastHost'
import { WorkingTimeSection } from './WorkingTimeSection'

beforeEach(() => useLocaleStore.setState({ locale: 'en' }))

const holiday = { date: '2025-10-01', kind: 'off', name: 'National Day' }

async function show(days: readonly object[] = []) {
  const calls = fakeServer({
    'GET /api/v2/settings/working-time': { body: { content: { ...USUAL_WORKING_TIME, days }, hasSecret: {}, updatedAt: null } },
    'PUT /api/v2/settings/working-time': { body: null },
  })
  renderPage(
    <main>
      <WorkingTimeSection />
      <ToastHost />
    </main>,
  )
  await screen.findByRole('group', { name: 'Monday' })
  return () => calls.find(({ method }) => method === 'PUT')?.body
}
const day = (name: string) => within(screen.getByRole('group', { name }))
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('sends the hours of each day as they were changed and copied, and says when so many of them are over', async () => {
  const sent = await show()
  expect(screen.getByText(/^8 working hours from now end on .+, 40 working hours on .+\.$/)).toBeTruthy()
  expect(day('Saturday').getByText('No work')).toBeTruthy()
  await press('Remove hours 2 of Monday')
  type('Monday, end of hours 1', '17:00')
  await press('Copy the hours of Monday')
  await userEvent.click(screen.getByRole('menuitem', { name: 'To Monday to Friday' }))
  await press('Add hours on Saturday')
  expect(await brokenRules()).toEqual([])
  await press('Save settings')
  const long = [{ from: 540, to: 1020 }]
  await waitFor(() => expect(sent()).toEqual({ week: [long, long, long, long, long, [{ from: 540, to: 780 }], []], days: [] }))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
})

it('says at the hours what is wrong with them, and sends nothing', async () => {
  const sent = await show()
  type('Monday, end of hours 1', '14:00')
  type('Friday, beginning of hours 1', '13:00')
  await press('Save settings')
  expect(day('Monday').getByRole('alert').textContent).toBe('They overlap with hours above')
  expect(day('Friday').getByRole('alert').textContent).toBe('They end before they begin')
  expect(screen.queryByText(/working hours from now/)).toBeNull()
  expect(await brokenRules()).toEqual([])
  expect(sent()).toBeUndefined()
})

it('refuses a week without any work', async () => {
  const sent = await show()
  for (const name of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Monday']) {
    await press(`Remove hours 2 of ${name}`)
    await press(`Remove hours 1 of ${name}`)
  }
  await press('Save settings')
  expect(screen.getByText('Enter at least an hour of working time a week: with less, a limit would hardly ever end.')).toBeTruthy()
  expect(sent()).toBeUndefined()
})

it('adds a range of days and a make-up workday, shows them year by year, and removes one', async () => {
  const sent = await show([holiday])
  expect(screen.getByRole('list', { name: 'Days of 2025' }).textContent).toContain('National Day')
  type('First day', '2026-10-01')
  type('Last day (empty for one day)', '2026-10-02')
  await userEvent.type(screen.getByLabelText('Name'), 'National Day{Enter}')
  const list = () => within(screen.getByRole('list', { name: 'Days of 2026' })).getAllByRole('listitem')
  expect(list().map(({ textContent }) => textContent)).toEqual([
    'Oct 1, 2026 (Thursday)Day offNational Day',
    'Oct 2, 2026 (Friday)Day offNational Day',
  ])
  type('First day', '2026-10-10')
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }))
  await userEvent.click(screen.getByRole('option', { name: 'Make-up workday' }))
  await press('Add to the list')
  await press('Remove Oct 2, 2026')
  expect(list()).toHaveLength(2)
  expect(await brokenRules()).toEqual([])
  await press('Add to the list')
  expect(screen.getByRole('alert').textContent).toBe('Choose the day')
  await press('Save settings')
  await waitFor(() =>
    expect(sent()).toMatchObject({
      days: [holiday, { ...holiday, date: '2026-10-01' }, { date: '2026-10-10', kind: 'work', name: '' }],
    }),
  )
})
