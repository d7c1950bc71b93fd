/** Days on which people work: by the week, and by the days that differ from it. */
import { expect, it } from 'vitest'
import { USUAL_WORKING_TIME } from './working-time'
import { workingDaysOf } from './working-days'

it('are those of the week that have hours, without days off, with make-up workdays', () => {
  const days = [
    { date: '2026-10-01', kind: 'off' as const, name: '国庆节' },
    { date: '2026-10-10', kind: 'work' as const, name: '' },
  ]
  const isWorking = workingDaysOf({ ...USUAL_WORKING_TIME, days })
  // A Wednesday, the holiday, a Friday, a Saturday and a Sunday; the Saturday that is worked; a Thursday before 1970.
  const asked = ['2026-09-30', '2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04', '2026-10-10', '1969-12-25']
  expect(asked.map(isWorking)).toEqual([true, false, true, false, false, true, true])
})
