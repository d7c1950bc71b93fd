/** An administrator builds somebody else's real form from an empty canvas. What it exports is compared field by field; what it takes is counted. */
import { readFileSync } from 'node:fs'
import { exportDefinition, importDefinition } from '@formwork/form-schema'
import type { Locator, Page } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { expect, test } from '../setup/test'

const SOURCE = readFileSync(new URL('../fixtures/every-basic-field.json', import.meta.url), 'utf8')

/** Presses and letters, as a person makes them. */
class Hands {
  clicks = 0
  keys = 0
  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }

  async press(key: string): Promise<void> {
    this.keys += 1
    await this.page.keyboard.press(key)
  }

  /** Into whatever has the focus, in place of what is marked there. */
  async type(text: string): Promise<void> {
    this.keys += text.length
    await this.page.keyboard.insertText(text)
  }
}

class Panel {
  private readonly root: Locator
  constructor(
    readonly hands: Hands,
    readonly page: Page,
  ) {
    this.root = page.getByRole('complementary', { name: '属性配置' })
  }

  /** The title of the new field is focused next: the keys that follow are its title. */
  async add(chip: string, title: string): Promise<void> {
    await this.hands.click(this.page.getByRole('button', { name: `添加${chip}`, exact: true }))
    const box = this.root.getByRole('textbox', { name: '标题', exact: true })
    await expect(box).toBeFocused()
    await expect(box).toHaveValue(chip)
    if (title !== chip) await this.hands.type(title)
  }

  /** Writes into a box that is empty, or whose content a click marks. */
  async write(label: string, text: string): Promise<void> {
    await this.hands.click(this.root.getByLabel(label, { exact: true }).first())
    await this.hands.type(text)
  }

  async rewrite(label: string, text: string): Promise<void> {
    await this.hands.click(this.root.getByLabel(label, { exact: true }).first())
    await this.hands.press('Control+a')
    await this.hands.type(text)
  }

  async toggle(label: string): Promise<void> {
    await this.hands.click(this.root.getByRole('switch', { name: label, exact: true }))
  }

  async choose(label: string, ...options: readonly string[]): Promise<void> {
    await this.hands.click(this.root.getByRole('combobox', { name: label, exact: true }))
    for (const option of options) await this.hands.click(this.page.getByRole('option', { name: option, exact: true }))
  }

  async choices(lines: string): Promise<void> {
    await this.hands.click(this.root.getByRole('button', { name: '批量编辑' }))
    await this.hands.press('Control+a')
    await this.hands.type(lines)
    await this.hands.click(this.root.getByRole('button', { name: '应用' }))
  }
}

async function build(page: Page, hands: Hands): Promise<void> {
  const panel = new Panel(hands, page)
  await hands.click(page.getByRole('tab', { name: '表单属性' }))
  await hands.click(page.getByRole('button', { name: '顶部', exact: true }))
  await panel.add('单行文本', '名字')
  await panel.write('数据绑定 Key', 'name')
  await panel.write('默认值', 'lss')
  await panel.toggle('必填')
  await panel.write('未填写时提示', '评分必须填写')
  await panel.add('单行文本', '电话号码')
  await panel.write('正则校验', '/^[1][3,4,5,7,8][0-9]{9}$/')
  await panel.toggle('必填')
  await panel.add('计数器', '计数器')
  await panel.write('最小值', '0')
  await panel.write('最大值', '11')
  await panel.add('单选框组', '性别')
  await panel.write('数据绑定 Key', 'sex')
  await panel.choices('man|男\nwoman|女')
  await panel.choose('默认值', '男')
  await panel.toggle('同行排列')
  await panel.toggle('必填')
  await panel.add('多选框组', '兴趣爱好')
  await panel.choices('eat|吃饭\nsleep|睡觉\nhit|打豆豆')
  await panel.choose('默认值', '吃饭')
  await hands.press('Escape')
  await panel.toggle('同行排列')
  await panel.add('开关', '是否管理员')
  await panel.toggle('默认值')
  await panel.add('多行文本', '多行文本')
  await panel.write('默认值', '多行文本默认内容')
  await panel.add('栅格布局', '栅格布局')
  await panel.add('自定义区域', '自定义')
  await panel.add('时间选择器', '时间选择器')
  await panel.add('日期选择器', '日期选择器')
  await panel.toggle('存为时间戳')
  await panel.toggle('必填')
  await panel.add('评分', '评分')
  await panel.rewrite('最大值', '6')
  await panel.write('默认值', '4')
  await panel.toggle('必填')
  await panel.add('滑块', '滑块')
  await panel.toggle('必填')
  await panel.add('图片', '图片')
  await panel.toggle('多选')
}

interface Built {
  readonly type: string
  readonly name: string
  readonly model: string
  readonly options: Readonly<Record<string, unknown>>
  readonly rules: readonly Readonly<Record<string, unknown>>[]
  readonly columns?: readonly { readonly span?: unknown; readonly list: readonly Built[] }[]
}

/**
 * What a person decides about a field: without keys and what is made of them, without models that nobody chose, and without the message of a rule that no
 * text can break.
 */
function decided(list: readonly Built[]): unknown[] {
  return list.map(({ type, name, model, options, rules, columns }) => ({
    type,
    name,
    ...(/^(name|sex)$/.test(model) ? { model } : {}),
    options: Object.fromEntries(Object.entries(options).filter(([option]) => option !== 'remoteFunc')),
    rules: rules.filter((rule) => rule['type'] !== 'string'),
    ...(columns === undefined ? {} : { columns: columns.map((column) => ({ span: column.span, list: decided(column.list) })) }),
  }))
}

test('a form of every basic field is built from nothing, with as few acts as it has decisions', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const designer = new FormDesignerPage(page)
  await designer.openNew()
  const hands = new Hands(page)
  await build(page, hands)
  // The last act: a field into the left column of the grid.
  const column = designer.sheet.locator('[data-slot="0"]')
  await page.getByRole('button', { name: '添加单行文本', exact: true }).dragTo(column)
  hands.clicks += 1
  const panel = new Panel(hands, page)
  await expect(page.getByRole('textbox', { name: '标题', exact: true })).toBeFocused()
  await hands.type('栅格左布局')
  await panel.write('默认值', '左布局默认内容')

  await page.getByRole('button', { name: '生成 JSON' }).click()
  const dialog = page.getByRole('dialog', { name: '生成 JSON' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: '复制数据' }).click()
  await expect(page.getByText('复制成功').first()).toBeVisible()
  const built = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  const { form } = importDefinition(SOURCE)
  if (form === null) throw new Error('the source is a form')
  const source = JSON.parse(JSON.stringify(exportDefinition(form)))
  expect(built.config).toEqual(source.config)
  expect(decided(built.list)).toEqual(decided(source.list))
  test.info().annotations.push({ type: 'acts', description: `${hands.clicks} clicks, ${hands.keys} keys` })
  expect({ clicks: hands.clicks, keys: hands.keys }).toEqual({ clicks: 47, keys: 127 })
})
