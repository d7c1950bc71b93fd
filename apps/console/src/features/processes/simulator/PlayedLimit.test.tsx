/** What the simulator says of time limits: when they would be up, counted as the server counts. */
import { type PriorityLevel, type TimeLimit, USUAL_WORKING_TIME } from '@formwork/workflow-core'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { PlayedLimit } from './PlayedLimit'

const FRIDAY_AFTERNOON = new Date('2026-11-27T16:00:00Z')
const calendar = { ...USUAL_WORKING_TIME, timeZone: 'UTC' }
const limit: TimeLimit = {
  seconds: 4 * 3600,
  byPriority: { 2: 1800, 3: null },
  ladder: [
    { at: -3600, act: 'remind' },
    { at: 0, act: 'tell' },
    { at: 8 * 3600, act: 'giveTo' },
  ],
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

afterEach(() => vi.useRealTimers())
function show(of: 'step' | 'ticket', clock: TimeLimit['clock'], priority: PriorityLevel = 1) {
  vi.useFakeTimers({ toFake: ['Date'], now: FRIDAY_AFTERNOON })
  const calls = fakeServer({ 'GET /api/v2/working-calendar': { body: calendar } })
  renderPage(<PlayedLimit limit={clock === undefined ? limit : { ...limit, clock }} of={of} priority={priority} />)
  return calls
}

describe('a limit that is played', () => {
  it('by day and night is up after its hours, whatever the working hours', async () => {
    const calls = show('step', undefined)
    expect(await screen.findByText(/due on .*20:00/)).toBeTruthy()
    expect(lines()).toEqual([
      expect.stringMatching(/reminded · .*19:00$/),
      expect.stringMatching(/leader is told as well$/),
      expect.stringMatching(/goes to their leader · .*04:00$/),
    ])
    expect(calls).toEqual([])
  })

  it('of an urgent ticket is up sooner, without the reminder for which there is no time; of one without a limit nothing is said to come', async () => {
    show('step', undefined, 2)
    expect(await screen.findByText(/30 minutes\. .*due on .*16:30/)).toBeTruthy()
    expect(lines()).toEqual([expect.stringMatching(/told as well$/), expect.stringMatching(/goes to their leader/)])
    cleanup()
    show('step', undefined, 3)
    expect(await screen.findByText('Time limit: none')).toBeTruthy()
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })

  it('in working time goes over the weekend, its rungs too', async () => {
    show('ticket', 'working')
    expect(await screen.findByText(/whole ticket: 4 hours of working time\. Started now, it would be due on 2026-11-30 11:00/)).toBeTruthy()
    expect(lines()).toEqual([
      expect.stringMatching(/reminded · 2026-11-30 10:00$/),
      expect.stringMatching(/told as well$/),
      expect.stringMatching(/goes .* · 2026-12-01 11:30$/),
    ])
  })
})
