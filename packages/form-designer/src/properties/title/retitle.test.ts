/** A data key that follows its title: what a title suggests, and until when the key follows. */
import { fromDocument } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { isKnown, nodeOf } from '../../commands/tree-queries'
import { addWidget } from '../../actions/widget-actions'
import { designerOf, formOfWidgets, widgetOf } from '../../testing/forms'
import { type Romanise, slugOf } from '../../actions/data-keys/model-of-title'
import { updateFollowingKey, retitle } from './retitle'

const READINGS: Readonly<Record<string, string>> = { 客: 'ke', 户: 'hu', 姓: 'xing', 名: 'ming', 女: 'nv' }
const romanise: Romanise = (text) => text.split('').map((letter) => READINGS[letter] ?? '')

it.each([
  ['Customer name', 'customer_name'],
  ['  E-mail (work)  ', 'e_mail_work'],
  ['Crème brûlée', 'creme_brulee'],
  ['客户姓名', 'kehuxingming'],
  ['客户 VIP 2', 'kehu_vip_2'],
  ['2nd name', 'f_2nd_name'],
  ['！？', ''],
  ['x'.repeat(60), 'x'.repeat(40)],
])('the title %j suggests the key %j', (title, slug) => {
  expect(slugOf(title, romanise)).toBe(slug)
})

it('suggests nothing for Chinese while the readings are not there', () => {
  expect(slugOf('客户', null)).toBe('')
})

describe('the data key of a new field', () => {
  const widgetAt = (designer: ReturnType<typeof designerOf>, key: string) => {
    const widget = nodeOf(designer.store.getState().document, key)?.widget
    if (widget === undefined || !isKnown(widget)) throw new Error(`no widget ${key}`)
    return widget
  }

  it('follows the title until somebody writes another, and its readers follow it', () => {
    const designer = designerOf(formOfWidgets())
    addWidget(designer, 'input')
    const { store } = designer
    for (const title of ['N', 'Na', 'Name']) retitle(store, widgetAt(designer, 'new1'), title, romanise)
    expect(widgetAt(designer, 'new1')).toMatchObject({ name: 'Name', model: 'name' })
    retitle(store, widgetAt(designer, 'new1'), '', romanise)
    retitle(store, widgetAt(designer, 'new1'), '姓名', romanise)
    expect(widgetAt(designer, 'new1')).toMatchObject({ model: 'xingming' })
    store.getState().dispatch({ type: 'rename-model', key: 'new1', model: 'mine' })
    retitle(store, widgetAt(designer, 'new1'), 'Other', romanise)
    expect(widgetAt(designer, 'new1')).toMatchObject({ name: 'Other', model: 'mine' })
  })

  it('is numbered where another field has it, and is one step with the title', () => {
    const designer = designerOf(formOfWidgets(widgetOf('input', 'a', { model: 'name' })))
    addWidget(designer, 'input')
    retitle(designer.store, widgetAt(designer, 'new1'), 'Name', romanise)
    expect(widgetAt(designer, 'new1').model).toBe('name_2')
    designer.store.getState().undo()
    expect(widgetAt(designer, 'new1').model).toBe('input_new1')
  })

  it('stays where the form was saved with it: answers are stored under it', () => {
    const designer = designerOf(formOfWidgets(widgetOf('input', 'a', { name: 'Name', model: 'name' })))
    retitle(designer.store, widgetAt(designer, 'a'), 'Full name', romanise)
    expect(fromDocument(designer.store.getState().document).list).toMatchObject([{ name: 'Full name', model: 'name' }])
  })

  it('catches up once the readings are loaded, in the same step', () => {
    const designer = designerOf(formOfWidgets())
    addWidget(designer, 'input')
    retitle(designer.store, widgetAt(designer, 'new1'), '客户', null)
    expect(widgetAt(designer, 'new1').model).toBe('input_new1')
    updateFollowingKey(designer.store, { key: 'new1', name: '客户' }, romanise)
    expect(widgetAt(designer, 'new1').model).toBe('kehu')
  })
})
