/** Saving and copying before the readings of a Chinese title are loaded. In a file of its own: they are loaded once. */
import { createForm } from '@formwork/form-schema'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderDesigner } from '../../testing/render-designer'

const network = vi.hoisted(() => {
  const opened: (() => void)[] = []
  const isThere = new Promise<void>((resolve) => opened.push(resolve))
  return { isThere, come: () => opened.forEach((open) => open()) }
})
vi.mock('pinyin-pro', async (original) => {
  await network.isThere
  return original()
})

it('waits for them, also for a field that somebody has gone on from, whether its title was written in the panel or on the canvas', async () => {
  const onSave = vi.fn()
  const { user, handle, chip, item } = renderDesigner(createForm(), { onSave })
  await user.click(chip('单行文本'))
  await user.keyboard('事由')
  await user.click(chip('计数器'))
  const number = handle().getForm().list[1]?.key ?? ''
  await user.dblClick(item(number))
  await user.keyboard('金额{Enter}')
  await user.click(chip('单行文本'))
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(screen.getByRole('button', { name: '生成 JSON' }))
  await user.click(screen.getByRole('button', { name: '复制数据' }))
  await user.keyboard('{Escape}{Control>}s{/Control}')
  const settled = handle().settle()
  expect([onSave, copied].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  network.come()
  expect(await settled).toBe(true)
  const models = [{ model: 'shiyou' }, { model: 'jine' }, {}]
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ list: models.map((each) => expect.objectContaining(each)) })),
  )
  expect(JSON.parse(copied.mock.calls[0]?.[0] ?? '')).toMatchObject({ list: models })
  expect(handle().isDirty()).toBe(false)
})
