/** One's own absence: what is shown of it, what is sent, and a refusal at its field. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../shared/http/query-client'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { AbsencePanel } from './AbsencePanel'

const OWN = '/api/v2/my-absence'
const hal = { id: '00000000-0000-4000-8000-00000000000a', name: 'Hal' }
const running = {
  firstDay: '2026-03-02',
  lastDay: '2026-03-06',
  backOn: '2026-03-07',
  substitute: { ...hal, active: true },
  isRunning: true,
}

afterEach(() => queryClient.clear())

it('is said with days and a substitute, and a refusal stands at its field', async () => {
  const seen = fakeServer({
    [`GET ${OWN}`]: { body: { absence: null } },
    'GET /api/v2/form-sources/people': { body: { list: [{ ...hal, username: 'hal' }], hasMore: false } },
    [`PUT ${OWN}`]: {
      status: 422,
      body: {
        type: '',
        title: '',
        status: 422,
        code: 'absence.circle',
        detail: 'Round in a circle',
        issues: [{ path: ['substituteId'], code: 'absence.circle', message: 'Round in a circle' }],
      },
    },
  })
  renderPage(<AbsencePanel />)
  await userEvent.click(await screen.findByRole('button', { name: 'Set an absence' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choose who is asked instead')).toBeTruthy()
  expect(screen.getByText('Choose the last day')).toBeTruthy()
  const last = screen.getByLabelText(/Last day away/)
  await userEvent.type(last, '2999-12-31')
  await userEvent.type(screen.getByRole('combobox', { name: 'Substitute' }), 'Hal')
  await userEvent.click(await screen.findByRole('option', { name: /Hal/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Round in a circle')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ lastDay: '2999-12-31', substituteId: hal.id })
})

it('takes days of a calendar: a year of five digits cannot be typed', async () => {
  fakeServer({ [`GET ${OWN}`]: { body: { absence: null } }, 'GET /api/v2/form-sources/people': { body: { list: [], hasMore: false } } })
  renderPage(<AbsencePanel />)
  await userEvent.click(await screen.findByRole('button', { name: 'Set an absence' }))
  for (const day of ['First day away', 'Last day away']) {
    expect(screen.getByLabelText<HTMLInputElement>(day, { exact: false }).max).toBe('9998-12-31')
  }
})

it('is ended by whoever is back', async () => {
  const answers = [running, null]
  const seen = fakeServer({
    [`GET ${OWN}`]: () => ({ body: { absence: answers.shift() ?? null } }),
    [`DELETE ${OWN}`]: { body: null },
  })
  renderPage(<AbsencePanel />)
  expect(await screen.findByText('Away, back on 2026-03-07')).toBeTruthy()
  expect(screen.getByText('From 2026-03-02 to 2026-03-06, Hal is asked instead.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'I am back' }))
  expect(await screen.findByRole('button', { name: 'Set an absence' })).toBeTruthy()
  await waitFor(() => expect(seen.some(({ method }) => method === 'DELETE')).toBe(true))
})

it('says for whom one stands in oneself', async () => {
  const { firstDay, lastDay } = running
  fakeServer({ [`GET ${OWN}`]: { body: { absence: null, standsInFor: [{ ...hal, firstDay, lastDay, isRunning: true }] } } })
  renderPage(<AbsencePanel />)
  expect(await screen.findByText('From 2026-03-02 to 2026-03-06 you stand in for Hal: new tasks of theirs ask you.')).toBeTruthy()
})

it('warns of a substitute who cannot act any more', async () => {
  fakeServer({ [`GET ${OWN}`]: { body: { absence: { ...running, isRunning: false, substitute: { ...hal, active: false } } } } })
  renderPage(<AbsencePanel />)
  expect(await screen.findByText('Away from 2026-03-02')).toBeTruthy()
  expect(screen.getByText(/The account of Hal is disabled/)).toBeTruthy()
})
