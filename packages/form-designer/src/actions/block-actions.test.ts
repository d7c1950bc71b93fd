/** Blocks and favourites: the host keeps the lists, a form gets copies. */
import { describe, expect, it } from 'vitest'
import type { DesignerBlock } from '../host/designer-library'
import { designerOf, formOfWidgets, gridOf, rootKeys, widgetOf } from '../testing/forms'
import { deleteBlock, insertBlock, renameBlock, saveBlock, toggleFavourite } from './block-actions'

function keeping(list: readonly DesignerBlock[] = []) {
  const kept = { list, types: ['input'] as readonly string[] }
  const base = designerOf(formOfWidgets(widgetOf('input', 'a'), gridOf('g', [widgetOf('number', 'b')], [])))
  const designer = () => ({
    ...base,
    blocks: { list: kept.list, onChange: (next: readonly DesignerBlock[]) => void (kept.list = next) },
    favourites: { types: kept.types, onChange: (next: readonly string[]) => void (kept.types = next) },
  })
  return { designer, kept, names: () => kept.list.map(({ name }) => name), notice: () => base.store.getState().view.notice }
}
const block = (name: string): DesignerBlock => ({ name, definition: { list: [], config: {} } })

describe('a block', () => {
  it('holds what is selected, with all that lies in it, and is put into a form as a copy with keys of its own', async () => {
    const { designer, kept } = keeping()
    designer().store.getState().select('g')
    expect(saveBlock(designer(), 'Row')).toBe(true)
    expect(kept.list[0]?.definition).toMatchObject({ list: [{ type: 'grid', columns: [{ list: [{ type: 'number', name: 'b' }] }, {}] }] })
    expect(await insertBlock(designer(), 'Row')).toBe(true)
    const keys = rootKeys(designer())
    expect(keys.slice(0, 2)).toEqual(['a', 'g'])
    expect(keys).toHaveLength(3)
    designer().store.getState().undo()
    expect(rootKeys(designer())).toEqual(['a', 'g'])
  })

  it('takes the place of one that has its name', () => {
    const { designer, names, kept } = keeping([block('One'), block('Two')])
    designer().store.getState().select('a')
    saveBlock(designer(), 'One')
    expect(names()).toEqual(['One', 'Two'])
    expect(kept.list[0]?.definition).toMatchObject({ list: [{ name: 'a' }] })
  })

  it('is not saved of nothing, nor where nobody keeps it', () => {
    const { designer, names } = keeping()
    designer().store.getState().select(null)
    expect(saveBlock(designer(), 'Nothing')).toBe(false)
    designer().store.getState().select('a')
    expect(saveBlock({ ...designer(), blocks: { list: [] } }, 'Read only')).toBe(false)
    expect(names()).toEqual([])
  })

  it('is renamed over another, and deleted with a word', () => {
    const { designer, names, notice } = keeping([block('One'), block('Two'), block('Three')])
    renameBlock(designer(), 'Three', 'One')
    expect(names()).toEqual(['Two', 'One'])
    renameBlock(designer(), 'Two', 'Two')
    deleteBlock(designer(), 'One')
    expect(names()).toEqual(['Two'])
    expect(notice()).toMatchObject({ kind: 'block-deleted', name: 'One', shown: true })
  })

  it('that is not there is not put in', async () => {
    expect(await insertBlock(keeping().designer(), 'Nobody')).toBe(false)
  })
})

it('a type is among the favourites or not, and it is said which', () => {
  const { designer, kept, notice } = keeping()
  toggleFavourite(designer(), 'rate', 'Rating')
  expect([kept.types, notice()]).toMatchObject([['input', 'rate'], { kind: 'favourite', title: 'Rating', isOne: true }])
  toggleFavourite(designer(), 'input', 'Text')
  expect([kept.types, notice()]).toMatchObject([['rate'], { isOne: false }])
})
