/** What is done on several screens: a dialog is filled, a ticket is looked for. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Walk } from './screen'

export const main = (page: Page) => page.getByRole('main')
export const dialogOf = (page: Page) => page.getByRole('dialog').last()
export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).first()
export const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true })
export const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
export const titleOf = ({ mark }: Walk) => `${mark} ticket`

interface Making {
  readonly open: string
  readonly fields: readonly (readonly [label: string, text: string])[]
  readonly save: string
  readonly choose?: readonly [label: string, option: RegExp]
}

/** Opens a dialog, fills it and saves. */
export async function make({ page, hand, say }: Walk, { open, fields, save, choose }: Making): Promise<void> {
  await hand.press(button(main(page), say(open)))
  const dialog = dialogOf(page)
  for (const [label, text] of fields) await hand.type(dialog.getByLabel(say(label), { exact: true }).first(), text)
  if (choose) await hand.choose(dialog.getByRole('combobox', { name: say(choose[0]) }), page.getByRole('option', { name: choose[1] }))
  await hand.press(button(dialog, say(save)))
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const search = (page: Page) => main(page).getByRole('searchbox').first()

export async function openTicket(walk: Walk): Promise<void> {
  const { page, hand } = walk
  await hand.type(search(page), titleOf(walk))
  await hand.press(
    main(page)
      .getByRole('link', { name: titleOf(walk), exact: true })
      .first(),
  )
  await expect(heading(page)).toContainText(titleOf(walk))
}
