/** Looking through the catalogue. */
import type { CatalogueEntry } from '@formwork/api-contract'
import { describe, expect, it } from 'vitest'
import { catalogueGroups } from './catalogue'

const entry = (name: string, category: string, remark = ''): CatalogueEntry => ({
  processId: name,
  name,
  category,
  categoryIcon: category === '' ? '' : 'folder',
  remark,
  icon: '',
})
const entries = [entry('用车申请', '行政'), entry('杂项', ''), entry('请假', '人事', 'annual leave'), entry('转正', '人事')]
const brief = (search: string) =>
  catalogueGroups(entries, search).map((group) => `${group.category}:${group.entries.map((one) => one.name).join()}`)

describe('the catalogue', () => {
  it('groups by category, those without one last', () => {
    expect(brief('')).toEqual(['行政:用车申请', '人事:请假,转正', ':杂项'])
  })
  it('finds by name, category and remark, every word', () => {
    expect(brief('请假')).toEqual(['人事:请假'])
    expect(brief('人事 转')).toEqual(['人事:转正'])
    expect(brief('ANNUAL')).toEqual(['人事:请假'])
    expect(brief('人事 用车')).toEqual([])
  })
})
