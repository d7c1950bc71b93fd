/** The console's own controls, those of forms and those of the designer look alike: measured, because one pixel is hard to see, but ten are annoying. */
import type { Locator, Page } from '@playwright/test'
import { settled } from '../setup/settled'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { expect, test } from '../setup/test'

/** What a control looks like. `edge` may be drawn by an element inside. */
interface Look {
  readonly height: number
  readonly radius: string
  readonly edge: string
  readonly font: string
}

async function lookOf(control: Locator, edge = ''): Promise<Look> {
  await control.scrollIntoViewIfNeeded()
  return control.evaluate((element, inside) => {
    const drawn = (inside === '' ? null : element.querySelector(inside)) ?? element
    const { borderTopColor, borderTopWidth, borderTopLeftRadius } = getComputedStyle(drawn)
    return {
      height: Math.round(element.getBoundingClientRect().height),
      radius: borderTopLeftRadius,
      edge: `${borderTopWidth} ${borderTopColor}`,
      font: getComputedStyle(element).fontFamily,
    }
  }, edge)
}

const OUTLINE = '.MuiOutlinedInput-notchedOutline'
const inFamily = (page: Page, selector: string) => page.locator(`[data-family] ${selector}`).first()
const inForm = (page: Page, type: string, selector: string) => page.locator(`[data-type="${type}"] ${selector}`).first()
/** The page of all components: those far below are rendered when they come near. */
async function openGallery(page: Page): Promise<void> {
  await page.goto('/design/components')
  await expect(page.locator('[data-family]')).toBeVisible()
  await settled(page)
}

for (const [scheme, pointer, height] of [
  ['light', 'fine', 32],
  ['dark', 'fine', 32],
  ['light', 'coarse', 40],
] as const)
  test(`text fields and selects agree in height, corners, edge and typeface: ${scheme}, ${pointer} pointer`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const devices = await page.context().newCDPSession(page)
    if (pointer === 'coarse') await devices.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    if (pointer === 'coarse') await devices.send('Emulation.setEmulatedMedia', { features: [{ name: 'pointer', value: 'coarse' }] })
    await signInAs(page, 'admin', ADMIN_PASSWORD)
    await openGallery(page)
    const model = await lookOf(inForm(page, 'input', '.fw-input'))
    expect(model).toMatchObject({ height, radius: '6px', edge: expect.stringMatching(/^1px /) })
    const others: Record<string, Look> = {
      'select of a form': await lookOf(inForm(page, 'select', '.fw-combo-box')),
      'number of a form': await lookOf(inForm(page, 'number', '.fw-input')),
      'date of a form': await lookOf(inForm(page, 'date', '.fw-input')),
      'text of the console': await lookOf(inFamily(page, '.MuiOutlinedInput-root'), OUTLINE),
      'select of the console': await lookOf(inFamily(page, '.MuiSelect-root, .MuiOutlinedInput-root:has(.MuiSelect-select)'), OUTLINE),
      'search of the console': await lookOf(inFamily(page, '.MuiAutocomplete-root .MuiOutlinedInput-root'), OUTLINE),
    }
    if (pointer === 'fine') {
      await page.goto('/design/forms/new')
      await page.getByRole('button', { name: '添加单行文本', exact: true }).click()
      const panel = page.locator('.fd-panel')
      await expect(panel.getByRole('textbox', { name: '标题', exact: true })).toBeVisible()
      others['text of the designer'] = await lookOf(panel.locator('.fd-input:not(.fd-select, .fd-mono, :focus-within)').first())
      others['canvas of the designer'] = await lookOf(page.locator('.fd-face .fw-input').first())
    }
    expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, model])))
    await devices.detach()
  })

test('marks to tick, tabs and the theme colour are the same in the console and in a form', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await openGallery(page)
  const markOf = async (control: Locator) => {
    await control.scrollIntoViewIfNeeded()
    return control.evaluate((element) => {
      const { width, height, borderRadius, backgroundColor } = getComputedStyle(element)
      return { width, height, borderRadius, backgroundColor }
    })
  }
  expect(await markOf(inFamily(page, '.MuiCheckbox-root.Mui-checked .fw-mark'))).toEqual(
    await markOf(inForm(page, 'checkbox', '.fw-checkbox:checked')),
  )
  expect(await markOf(inFamily(page, '.MuiRadio-root.Mui-checked .fw-mark'))).toEqual(
    await markOf(inForm(page, 'radio', '.fw-radio:checked')),
  )

  const tabOf = async (tab: Locator) => {
    await tab.scrollIntoViewIfNeeded()
    return tab.evaluate((element) => {
      const { fontWeight, fontSize, color, fontFamily } = getComputedStyle(element)
      return { height: Math.round(element.getBoundingClientRect().height), fontWeight, fontSize, color, fontFamily }
    })
  }
  expect(await tabOf(inFamily(page, '[role="tab"][aria-selected="true"]'))).toEqual(
    await tabOf(inForm(page, 'tabs', '.fw-tab[aria-selected="true"]')),
  )
  const blues = await page.evaluate(() => {
    const of = (selector: string, property: string) => {
      const element = document.querySelector(selector)
      return element === null ? selector : getComputedStyle(element).getPropertyValue(property)
    }
    return [
      of('[data-family] .MuiButton-contained', 'background-color'),
      of('[data-family] .MuiTabs-indicator', 'background-color'),
      of('[data-family] .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track', 'background-color'),
      of('[data-type="checkbox"] .fw-checkbox:checked', 'background-color'),
      of('[data-type="tabs"] .fw-tab[aria-selected="true"]', 'border-block-end-color'),
    ]
  })
  expect(new Set(blues).size, blues.join(', ')).toBe(1)
})
