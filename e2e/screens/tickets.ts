/** Screens of who asks, and of who decides. */
import { routes } from '@formwork/api-contract'
import { expect } from '@playwright/test'
import { button, dialogOf, field, heading, main, openTicket, search, titleOf } from './acts'
import type { Screen } from './screen'

export const TICKET_SCREENS: readonly Screen[] = [
  {
    path: '/process/apply',
    view: 'catalogue',
    title: 'New request',
    needs: 'process:list:applyProcessList',
    call: routes.listCatalogue,
    byMouse: 'main-path',
    act: async ({ page, hand, process }) => {
      await hand.type(search(page), process)
      await hand.press(main(page).getByRole('link', { name: process }))
    },
  },
  {
    path: '/process/apply/:processId',
    needs: 'process:list:applyProcessList',
    byMouse: 'main-path',
    act: async (walk) => {
      const { page, hand, say } = walk
      await hand.type(field(main(page), say('Title')), titleOf(walk))
      await hand.press(button(page, say('Submit')))
      await expect(heading(page)).toContainText(titleOf(walk))
    },
  },
  {
    path: '/process/tickets/:id',
    byMouse: 'decisions',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Show picture')))
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
  {
    path: '/process/mine',
    view: 'created-by-me',
    title: 'Created by me',
    needs: 'process:list:myCreate',
    call: routes.listCreatedByMe,
    act: openTicket,
  },
  {
    path: '/process/upcoming',
    view: 'inbox',
    title: 'My to-do',
    needs: 'process:list:upcoming',
    // Only who decides has it there.
    actNeeds: 'process:list:all',
    call: routes.listTodo,
    byMouse: 'main-path',
    act: async (walk) => {
      const { page, hand, say } = walk
      await openTicket(walk)
      await hand.press(button(page, say('Agree')))
      await hand.press(button(dialogOf(page), say('Agree')))
      await expect(main(page).getByText(say('Approved'), { exact: true }).first()).toBeVisible()
    },
  },
  {
    path: '/process/related',
    view: 'related',
    title: 'Handled by me',
    needs: 'process:list:related',
    actNeeds: 'process:list:all',
    call: routes.listRelated,
    act: openTicket,
  },
  {
    path: '/process/all',
    view: 'all-tickets',
    title: 'All tickets',
    needs: 'process:list:all',
    call: routes.listAllTickets,
    act: openTicket,
  },
  {
    path: '/process/failed-steps',
    title: 'Failed steps',
    from: '/process/all',
    needs: 'process:list:all:inversion',
    call: routes.listIncidents,
  },
]
