/** The form designer as the people who use it see it. */
import { expect, type Locator, type Page } from '@playwright/test'

export class FormDesignerPage {
  readonly sheet: Locator

  constructor(readonly page: Page) {
    this.sheet = page.getByRole('region', { name: '表单画布' })
  }

  async openNew(): Promise<void> {
    await this.page.goto('/design/forms/new')
    await expect(this.sheet).toBeVisible()
  }

  /** Drags a chip of the palette to the empty lower part of the canvas, with the mouse; it lands at the end. */
  async drag(chip: string): Promise<void> {
    const widgets = this.sheet.getByRole('group')
    const before = await widgets.count()
    const box = await this.sheet.boundingBox()
    if (box === null) throw new Error('the canvas is not on the screen')
    await this.page
      .getByRole('button', { name: `添加${chip}`, exact: true })
      .dragTo(this.sheet, { targetPosition: { x: box.width / 2, y: box.height - 24 } })
    await expect(widgets).toHaveCount(before + 1)
  }

  /** Titles the selected widget. */
  async title(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: '标题', exact: true }).fill(text)
  }

  async save(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: '表单名称' }).fill(name)
    await this.page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(this.page.getByText('表单已保存').first()).toBeVisible()
    await expect(this.page).toHaveURL(/\/design\/forms\/[0-9a-f-]{36}/)
  }

  /** Opens the import dialog, hands over a definition and accepts the report. */
  async importDefinition(hand: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.page.getByRole('button', { name: '导入 JSON' }).click()
    const dialog = this.page.getByRole('dialog', { name: '导入 JSON' })
    await hand(dialog)
    await dialog.getByRole('button', { name: '导入并替换' }).click()
    await expect(dialog).toBeHidden()
  }
}
