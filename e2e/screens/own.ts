/** Screens of one’s own. */
import { expect } from '@playwright/test'
import { button, dialogOf, main, make } from './acts'
import type { Screen } from './screen'

export const OWN_SCREENS: readonly Screen[] = [
  {
    path: '/profile/index',
    title: 'Personal centre',
    byMouse: 'profile',
    act: async (walk) => {
      await make(walk, { open: 'Edit my data', fields: [['Phone', '13800000001']], save: 'Save' })
      await expect(main(walk.page).getByText('13800000001')).toBeVisible()
      await walk.hand.press(main(walk.page).getByRole('link', { name: walk.say('API tokens') }))
    },
  },
  {
    path: '/profile/tokens',
    byMouse: 'operation',
    act: async (walk) => {
      const { page, hand, say, mark } = walk
      await hand.press(button(main(page), say('New token')))
      await hand.type(dialogOf(page).getByLabel(say('thing|Name'), { exact: true }).first(), mark)
      await hand.press(button(dialogOf(page), say('Make token')))
      await hand.press(button(dialogOf(page), say('I have kept it')))
      await expect(main(page).getByText(mark).first()).toBeVisible()
    },
  },
]
