/** The body of working time, errors that are found before sending, and the list after adding days. */
import { USUAL_WORKING_TIME, WORKING_TIME_LIMITS, workingTimeSchema } from '@formwork/workflow-core'
import { expect, it } from 'vitest'
import { draftOf, problemsOf, withDays, withHours, workingTimeOf } from './working-time-draft'

const row = (key: number, from: string, to: string) => ({ key, from, to })

it('is sent as it was read, hours in their order and midnight as the end of the day', () => {
  const draft = draftOf(USUAL_WORKING_TIME)
  expect(workingTimeOf(draft)).toEqual(USUAL_WORKING_TIME)
  const night = workingTimeOf({ ...draft, week: draft.week.with(5, [row(0, '22:00', '00:00'), row(1, '00:00', '06:00')]) })
  expect(night?.week[5]).toEqual([
    { from: 0, to: 360 },
    { from: 1320, to: 1440 },
  ])
  expect(workingTimeSchema.safeParse(night).success).toBe(true)
  expect(draftOf(night ?? USUAL_WORKING_TIME).week[5]?.map(({ from, to }) => `${from}-${to}`)).toEqual(['00:00-06:00', '22:00-00:00'])
})

it('says of hours that they lack an end, end too early, or overlap', () => {
  const rows = [row(0, '09:00', '12:00'), row(1, '11:00', '13:00'), row(2, '13:00', ''), row(3, '15:00', '14:00'), row(4, '13:00', '14:00')]
  expect([...problemsOf(rows)]).toEqual([
    [1, 'overlap'],
    [2, 'incomplete'],
    [3, 'backward'],
  ])
  const draft = draftOf(USUAL_WORKING_TIME)
  expect(workingTimeOf({ ...draft, week: draft.week.with(0, rows) })).toBeNull()
  expect(workingTimeOf({ ...draft, week: draft.week.map(() => []) })).toBeNull()
})

it('adds hours after those there are, and leaves them to be typed late in the day', () => {
  expect(withHours([])).toEqual([row(0, '09:00', '13:00')])
  expect(withHours([row(4, '09:00', '12:00')]).at(-1)).toEqual(row(5, '13:00', '17:00'))
  expect(withHours([row(0, '09:00', '22:00')]).at(-1)).toEqual(row(1, '', ''))
})

it('adds a day or a range, in order, in the place of days that were there', () => {
  const holiday = { kind: 'off', name: ' 国庆节 ' } as const
  const days = withDays([{ date: '2026-10-02', kind: 'work', name: '' }], { first: '2026-09-30', last: '2026-10-02', ...holiday })
  expect(days).toEqual(['2026-09-30', '2026-10-01', '2026-10-02'].map((date) => ({ date, kind: 'off', name: '国庆节' })))
  expect(withDays([], { first: '2026-10-10', last: '', kind: 'work', name: '' })).toEqual([{ date: '2026-10-10', kind: 'work', name: '' }])
  expect(withDays([], { first: '', last: '2026-10-10', ...holiday })).toBe('missing')
  expect(withDays([], { first: '2026-10-10', last: '2026-10-09', ...holiday })).toBe('backward')
  expect(withDays([], { first: '2026-01-01', last: '9999-12-31', ...holiday })).toBe('many')
  expect(WORKING_TIME_LIMITS.days).toBeGreaterThan(366)
})
