/** The first screen. */
import { expect } from '@playwright/test'
import { button, main } from './acts'
import type { Screen } from './screen'

export const HOME_SCREENS: readonly Screen[] = [
  {
    path: '/dashboard',
    view: 'dashboard',
    title: 'Home',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Show as table')))
      await expect(main(page).getByRole('table', { name: say('Tickets per day') })).toBeVisible()
    },
  },
]
