/** The readings of Chinese titles, which a page loads with the first title that needs them. In a file of its own: they are loaded once. */
import { createForm } from '@formwork/form-schema'
import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderDesigner } from '../../testing/render-designer'

const loads = vi.hoisted(() => ({ count: 0 }))
vi.mock('pinyin-pro', async (original) => {
  loads.count += 1
  return original()
})

it('are not asked for by a Latin title, and the data key follows a Chinese one also where they come after its last letter', async () => {
  const { user, handle, chip } = renderDesigner(createForm())
  await user.click(chip('单行文本'))
  await user.keyboard('Reason')
  expect([loads.count, handle().getForm().list[0]]).toMatchObject([0, { model: 'reason' }])
  await user.click(chip('单行文本'))
  await user.keyboard('事')
  await waitFor(() => expect(handle().getForm().list[1]).toMatchObject({ name: '事', model: 'shi' }))
  expect(loads.count).toBe(1)
})
