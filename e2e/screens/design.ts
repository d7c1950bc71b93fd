/** Screens where forms and processes are made. The row of a record follows the one whose act opens it. */
import { routes } from '@formwork/api-contract'
import { expect } from '@playwright/test'
import { button, field, heading, main, make } from './acts'
import type { Screen, Walk } from './screen'

export const DESIGN_SCREENS: readonly Screen[] = [
  {
    path: '/design/forms',
    view: 'forms',
    title: 'Forms',
    needs: 'process:admin:template:list',
    call: routes.listForms,
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Components')))
    },
  },
  {
    path: '/design/components',
    title: 'Components',
    needs: 'process:admin:template:list',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Back to the forms')))
      await hand.press(button(main(page), say('New form')))
      // Whoever goes on from here finds the menu folded: not before the editor is there.
      await expect(field(page, say('Form name'))).toBeVisible()
    },
  },
  {
    path: '/design/forms/new',
    needs: 'process:admin:template:add',
    byMouse: 'main-path',
    act: async ({ page, hand, say, mark }) => {
      await hand.type(field(page, say('Form name')), `${mark} form`)
      await hand.press(page.getByRole('button', { name: /^(?:Add Input|添加单行文本)$/ }))
      await hand.press(button(page, say('Save')))
    },
  },
  {
    path: '/design/forms/:id',
    needs: 'process:admin:template:list',
    byMouse: 'main-path',
    act: async ({ page, hand, say, mark }) => {
      await hand.type(field(page, say('Form name')), `${mark} form 2`)
      await hand.press(button(page, say('Save')))
      await expect(button(page, say('Saved'))).toBeVisible()
    },
  },
  {
    path: '/design/processes',
    view: 'processes',
    title: 'Processes',
    needs: 'process:admin:manager:list',
    call: routes.listProcesses,
    byMouse: 'main-path',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('New process')))
    },
  },
  {
    path: '/design/processes/new',
    needs: 'process:admin:manager:add',
    byMouse: 'main-path',
    act: async ({ page, hand, say, mark }) => {
      await hand.type(field(page, say('Name')), `${mark} drawn`)
      await hand.press(button(page, say('Save draft')))
    },
  },
  {
    path: '/design/processes/:id',
    needs: 'process:admin:manager:list',
    byMouse: 'process-picture',
    act: async ({ page, hand, say }) => {
      await hand.press(button(page, say('Back to the processes')))
      await expect(heading(page)).toContainText(say('Processes'))
    },
  },
  {
    path: '/design/categories',
    view: 'categories',
    title: 'Process categories',
    needs: 'process:admin:classify:list',
    actNeeds: 'process:admin:classify:add',
    call: routes.listCategories,
    act: async (walk) => {
      await make(walk, { open: 'New category', fields: [['Category name', walk.mark]], save: 'Create category' })
      await expect(main(walk.page).getByText(walk.mark).first()).toBeVisible()
    },
  },
  {
    path: '/design/schedules',
    view: 'schedules',
    title: 'Recurring tickets',
    needs: 'process:admin:schedule:list',
    actNeeds: 'process:admin:schedule:add',
    call: routes.listSchedules,
    byMouse: 'recurring-tickets',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('New schedule')))
    },
  },
  {
    path: '/design/schedules/new',
    needs: 'process:admin:schedule:add',
    byMouse: 'recurring-tickets',
    act: async (walk) => {
      const { page, hand, say, mark } = walk
      await hand.type(field(page, say('thing|Name')), `${mark} weekly`)
      await chooseProcessAndPerson(walk)
      await hand.press(button(page, say('Create schedule')))
      await hand.press(
        main(page)
          .getByRole('link', { name: `${mark} weekly` })
          .first(),
      )
      await expect(heading(page)).toContainText(`${mark} weekly`)
    },
  },
  {
    path: '/design/schedules/:id',
    needs: 'process:admin:schedule:list',
    byMouse: 'recurring-tickets',
    act: async ({ page, hand, say }) => {
      await hand.press(button(page, say('Back to the schedules')))
      await expect(heading(page)).toContainText(say('Recurring tickets'))
    },
  },
  {
    path: '/design/inbound',
    view: 'inbound',
    title: 'Inbound webhooks',
    needs: 'process:admin:inbound:list',
    actNeeds: 'process:admin:inbound:add',
    call: routes.listInboundWebhooks,
    byMouse: 'inbound-webhooks',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('New inbound webhook')))
    },
  },
  {
    path: '/design/inbound/new',
    needs: 'process:admin:inbound:add',
    byMouse: 'inbound-webhooks',
    act: async (walk) => {
      const { page, hand, say, mark } = walk
      await hand.type(field(page, say('thing|Name')), `${mark} alerts`)
      await chooseProcessAndPerson(walk)
      await hand.press(button(page, say('Create webhook')))
      await hand.press(button(page.getByRole('dialog'), say('I have kept it')))
      await hand.press(
        main(page)
          .getByRole('link', { name: `${mark} alerts` })
          .first(),
      )
      await expect(heading(page)).toContainText(`${mark} alerts`)
    },
  },
  {
    path: '/design/inbound/:id',
    needs: 'process:admin:inbound:list',
    byMouse: 'inbound-webhooks',
    act: async ({ page, hand, say }) => {
      await hand.press(button(main(page), say('Received calls')))
      await expect(heading(page)).toContainText('alerts')
    },
  },
  {
    path: '/design/inbound/:id/calls',
    needs: 'process:admin:inbound:list',
    byMouse: 'inbound-webhooks',
    act: async ({ page, hand, say }) => {
      await hand.press(button(page, say('Back to the webhook')))
      await expect(button(main(page), say('Received calls'))).toBeVisible()
    },
  },
]

/** What starts by itself: by which process, and in whose name. */
async function chooseProcessAndPerson({ page, hand, say, process, mark }: Walk): Promise<void> {
  for (const [label, text] of [
    ['Process', process],
    ['In the name of', mark],
  ] as const) {
    await hand.type(page.getByRole('combobox', { name: say(label) }), text)
    await expect(page.getByRole('option', { name: text }).first()).toBeVisible()
    await page.keyboard.press('Enter')
  }
}
