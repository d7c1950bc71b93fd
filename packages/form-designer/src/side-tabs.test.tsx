/** The tabs of the left pane: four words side by side in 250 pixels. That they fit is measured in a browser (`e2e/journeys/designer-tabs.spec.ts`). */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesigner } from './testing/render-designer'

it.each([
  ['en', ['Add', 'Outline', 'Logic', 'Problems'], 'Components'],
  ['zh-CN', ['组件', '大纲', '逻辑', '检查'], '组件'],
] as const)('in %s say in few letters what each shows; the pane has its full name', (locale, words, pane) => {
  renderDesigner(undefined, { locale })
  const row = within(screen.getByRole('complementary', { name: pane })).getByRole('tablist', { name: pane })
  const tabs = within(row).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(words)
})
