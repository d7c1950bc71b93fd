/** How a person works: with the mouse, or with the keyboard alone. What is done is written once. */
import { expect, type Locator, type Page } from '@playwright/test'

export interface InputDevice {
  press(target: Locator): Promise<void>
  /** Over what the field holds. */
  type(field: Locator, text: string): Promise<void>
  /** One of the options of a list that the control opens. */
  choose(control: Locator, option: Locator): Promise<void>
}

export const mouseDevice = (page: Page): InputDevice => ({
  press: (target) => target.click(),
  async type(field, text) {
    await field.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(text)
  },
  async choose(control, option) {
    await control.click()
    await option.click()
    // A list of which several are chosen stays open.
    if (await option.isVisible()) await page.keyboard.press('Escape')
  },
})

/** More stops than this between two controls are a fault of the page. */
const MAX_STOPS = 80

export function keyboardOf(page: Page): InputDevice {
  /** The way to it: back for what stands before; null where it has the focus. */
  const keyTo = (target: Locator) =>
    target.evaluate((element) => {
      if (element === document.activeElement) return null
      return (document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
    })
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  /** Tab by Tab, as long as it takes: a control that no Tab leads to fails the walk. */
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let stops = 0, key = await keyTo(target); key !== null; stops += 1, key = await keyTo(target)) {
      if (stops === MAX_STOPS) throw new Error(`no Tab leads to ${target.toString()}`)
      await page.keyboard.press(key)
    }
  }
  return {
    async press(target) {
      await reach(target)
      await page.keyboard.press('Enter')
    },
    async type(field, text) {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(text)
    },
    async choose(control, option) {
      await reach(control)
      await page.keyboard.press('Enter')
      await expect(option).toBeVisible()
      for (let steps = 0; !(await hasFocus(option)); steps += 1) {
        if (steps === MAX_STOPS) throw new Error(`no arrow leads to ${option.toString()}`)
        await page.keyboard.press('ArrowDown')
      }
      await page.keyboard.press('Enter')
      if (await option.isVisible()) await page.keyboard.press('Escape')
    },
  }
}
