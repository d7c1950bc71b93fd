import {
  conditionRow,
  defineWidget,
  exportDefinition,
  extendWidgets,
  fieldOptions,
  fieldRows,
  labelRows,
  textShape,
  widgetDefinitions,
  widthRow,
} from '@formwork/form-schema'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { clipboardTextOf, pasteText } from './actions/clipboard'
import { nodeOf } from './commands/tree-queries'
import { designerOf, rootKeys } from './testing/forms'
import { renderDesigner } from './testing/render-designer'

const signature = defineWidget({
  type: 'signature',
  kind: 'input',
  palette: { group: 'advanced', icon: 'signature', glyph: ['M4 17c4-8 6-8 6-3s3 3 5-1'] },
  words: {
    'zh-CN': { name: '签名', options: { ink: '墨水' }, choices: { ink: { blue: '蓝色' } } },
    en: { name: 'Signature', options: { ink: 'Ink' }, choices: { ink: { blue: 'Blue' } } },
  },
  // oxlint-disable-next-line no-underscore-dangle -- zod/mini's own name for a default
  options: z.object({ ...fieldOptions(), ink: z._default(z.string(), 'blue') }),
  panel: [
    { option: 'ink', editor: 'select', group: 'display', choices: ['blue', 'black'] },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  valueShape: () => textShape({ is: 'own' }),
  emptyValue: () => '',
  defaultValue: () => '',
})

const widgets = extendWidgets(widgetDefinitions, [signature])
const preview = { components: { signature: ({ id }: { readonly id: string }) => <canvas id={id} data-testid="pad" /> } }
const panel = () => within(screen.getByRole('tabpanel'))

describe('a widget type that the host added', () => {
  it('stands in the palette by its own words and glyph, and is found by them', async () => {
    const { user, chip } = renderDesigner(undefined, { widgets, preview })
    expect(chip('签名').querySelector('path')?.getAttribute('d')).toBe('M4 17c4-8 6-8 6-3s3 3 5-1')
    await user.type(screen.getByRole('searchbox'), 'signature')
    expect(screen.queryByRole('button', { name: '添加单行文本' })).toBeNull()
    expect(chip('签名')).toBeTruthy()
  })

  it('is added, drawn on the sheet by its component, edited in the panel and written out', async () => {
    const { user, chip, handle, names, said } = renderDesigner(undefined, { widgets, preview })
    await user.click(chip('签名'))
    expect(names()).toHaveLength(1)
    expect(said()).toContain('签名')
    expect(screen.getAllByTestId('pad')).toHaveLength(1)
    expect(panel().getByText('墨水')).toBeTruthy()
    expect(panel().getByText('蓝色')).toBeTruthy()
    await user.click(panel().getByRole('switch', { name: '必填' }))
    expect(exportDefinition(handle().getForm())['list']).toMatchObject([
      { type: 'signature', name: '签名', options: { ink: 'blue', required: true } },
    ])
  })

  it('is read from a stored definition, and survives the clipboard', async () => {
    const stored = { list: [{ type: 'signature', key: 's', model: 'sign', name: 'Sign', options: {}, rules: [] }], config: {} }
    const { handle } = renderDesigner(stored, { widgets, preview })
    expect(screen.getAllByTestId('pad')).toHaveLength(1)
    const designer = { ...designerOf(handle().getForm()), widgets }
    expect(await pasteText(designer, clipboardTextOf(designer, ['s']) ?? '')).toBe(true)
    expect(rootKeys(designer).map((key) => nodeOf(designer.store.getState().document, key)?.widget.type)).toEqual(['added', 'added'])
  })
})
