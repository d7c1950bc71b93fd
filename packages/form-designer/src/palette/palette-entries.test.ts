/** The entries of the palette: every known or requested type, under its name, and blocks that may be dropped where their widest widget may. */
import { defineWidget, extendWidgets, fieldOptions, fieldRows, textShape, WIDGET_TYPES, widgetDefinitions } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { mayHold } from '../commands/tree-queries'
import { messagesFor } from '../messages/messages-for'
import { blockEntries, PALETTE_GROUPS, paletteEntries } from './palette-entries'

const entries = (locale: string, offered?: readonly string[]) => paletteEntries(messagesFor(locale), widgetDefinitions, offered)
const block = (name: string, ...types: readonly unknown[]) => ({
  name,
  definition: { list: types.map((type) => ({ type })) as [], config: {} },
})
const nestingOfBlock = (...types: readonly unknown[]) => {
  const [entry] = blockEntries([block('B', ...types)], widgetDefinitions)
  if (entry === undefined) throw new Error('no entry')
  return entry.nesting
}

describe('the types on offer', () => {
  it('are all there are, each once, in a group that is shown', () => {
    expect(entries('en').map(({ type }) => type)).toEqual([...WIDGET_TYPES])
    expect(entries('en').filter(({ group }) => !PALETTE_GROUPS.includes(group))).toEqual([])
  })

  it('have a title of their own in each language, and the English one beside it', () => {
    for (const locale of ['zh-CN', 'en']) {
      const titles = entries(locale).map(({ title }) => title)
      expect(new Set(titles).size).toBe(titles.length)
    }
    const [chinese, english] = [entries('zh-CN'), entries('en')]
    expect(chinese.map((entry) => entry.english)).toEqual(english.map(({ title }) => title))
    expect(chinese.some(({ title }, index) => title === english[index]?.title)).toBe(false)
  })

  it('are those that the host names, in its order, without unknown ones', () => {
    expect(entries('en', ['date', 'hologram', 'constructor', 'input']).map(({ type }) => type)).toEqual(['date', 'input'])
    expect(entries('en', [])).toEqual([])
  })

  it('may be one of the host’s, under its own words', () => {
    const signature = defineWidget({
      type: 'signature',
      kind: 'input',
      palette: { group: 'advanced', icon: 'signature', glyph: ['M4 17'] },
      words: { en: { name: 'Signature' }, 'zh-CN': { name: '签名' } },
      options: z.object({ ...fieldOptions() }),
      panel: [...fieldRows],
      valueShape: () => textShape({ is: 'own' }),
      emptyValue: () => '',
      defaultValue: () => '',
    })
    const widgets = extendWidgets(widgetDefinitions, [signature])
    expect(paletteEntries(messagesFor('zh-CN', widgets), widgets, ['signature'])).toMatchObject([
      { title: '签名', english: 'Signature', group: 'advanced', icon: ['M4 17'] },
    ])
  })
})

describe('a block', () => {
  const { grid, subform, tabs } = widgetDefinitions

  it('is called what it was saved as, and is no widget type', () => {
    expect(blockEntries([block('input')], widgetDefinitions)).toMatchObject([
      { type: 'block input', name: 'input', title: 'input', english: 'input' },
    ])
  })

  it('of fields goes where fields go; one with columns among them only where columns go', () => {
    expect([mayHold(subform, nestingOfBlock('input', 'date')), mayHold(grid, nestingOfBlock('input'))]).toEqual([true, true])
    expect([mayHold(grid, nestingOfBlock('input', 'grid')), mayHold(tabs, nestingOfBlock('input', 'grid'))]).toEqual([false, true])
    expect(mayHold(subform, nestingOfBlock('divider'))).toBe(false)
  })

  it('that holds nothing we know is taken for a field: whoever puts it in decides then', () => {
    for (const odd of [[], ['hologram'], [null], [7], ['constructor']]) expect(mayHold(grid, nestingOfBlock(...odd))).toBe(true)
    const unreadable = { name: 'odd', definition: { list: 'none', config: {} } }
    expect(blockEntries([unreadable], widgetDefinitions)).toMatchObject([{ nesting: { kind: 'input', slots: null } }])
  })
})
