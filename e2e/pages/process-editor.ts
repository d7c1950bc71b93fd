/** The list-style process editor as administrators see it. */
import { expect, type Page } from '@playwright/test'

export interface BranchWish {
  readonly field: string
  readonly comparison: string
  readonly value: string
  readonly stepName: string
  /** The role that approves inside the branch. */
  readonly approverRole: string
}

export class ProcessEditorPage {
  constructor(readonly page: Page) {}

  async openNew(): Promise<void> {
    await this.page.goto('/design/processes/new')
    await expect(this.page.getByRole('button', { name: '发布' })).toBeVisible()
  }

  async open(name: string): Promise<void> {
    await this.page.goto('/design/processes')
    await this.page.getByRole('link', { name }).first().click()
    await expect(this.page.getByRole('button', { name: '发布' })).toBeVisible()
  }

  async name(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: '名称', exact: true }).fill(name)
  }

  async bindForm(form: string): Promise<void> {
    await this.page.getByRole('combobox', { name: '表单' }).click()
    await this.page.getByRole('option', { name: new RegExp(form) }).click()
  }

  private async select(step: string): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^${step}`) })
      .first()
      .click()
  }

  async renameStep(step: string, name: string): Promise<void> {
    await this.select(step)
    await this.page.getByRole('textbox', { name: '名称', exact: true }).fill(name)
  }

  /** Leaves one person, and nobody else, to decide at a step. */
  async assignToPerson(step: string, person: string): Promise<void> {
    await this.select(step)
    await this.page.getByRole('checkbox', { name: '发起人的部门负责人' }).uncheck()
    await this.page.getByLabel('指定人员').fill(person)
    await this.page.getByRole('option', { name: new RegExp(person) }).click()
  }

  /** Adds a branch after a step: where the condition holds, a role approves as well. */
  async addBranchAfter(step: string, wish: BranchWish): Promise<void> {
    await this.page.getByRole('button', { name: `在「${step}」之后添加` }).click()
    await this.page.getByRole('menuitem', { name: /条件分支/ }).click()
    await this.page.getByRole('button', { name: /^条件 1/ }).click()
    await this.page.getByRole('button', { name: '设置条件', exact: true }).click()
    await this.choose('字段', new RegExp(wish.field))
    await this.choose('比较方式', wish.comparison)
    await this.page.getByRole('textbox', { name: '值', exact: true }).fill(wish.value)

    await this.page.getByRole('button', { name: '在「条件 1」之后添加' }).click()
    await this.page.getByRole('menuitem', { name: /审批节点/ }).click()
    await this.page.getByRole('textbox', { name: '名称', exact: true }).fill(wish.stepName)
    await this.page.getByLabel(/角色$/).click()
    await this.page.getByRole('option', { name: wish.approverRole }).click()
    await this.page.keyboard.press('Escape')
  }

  private async choose(label: string, option: string | RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).click()
    await this.page.getByRole('option', { name: option, exact: typeof option === 'string' }).click()
  }

  async publish(version: number): Promise<void> {
    await this.page.getByRole('button', { name: '发布' }).click()
    const dialog = this.page.getByRole('alertdialog', { name: new RegExp(`发布版本 ${version}`) })
    await dialog.getByRole('button', { name: '发布' }).click()
    await expect(this.page.getByText(`版本 ${version} 使用中`).first()).toBeVisible()
  }
}
