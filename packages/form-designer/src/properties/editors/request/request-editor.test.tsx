/** The request of a field, written, tried, and completed from its answer. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { axeFindings } from '../../../testing/axe-findings'
import { formOfWidgets, widgetOf } from '../../../testing/forms'
import { renderDesigner } from '../../../testing/render-designer'

const running: (() => void)[] = []
afterEach(() => {
  for (const stop of running.splice(0)) stop()
})

async function answering(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') response.end()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  running.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const panel = () => within(screen.getByRole('tabpanel'))
async function opened() {
  const select = widgetOf('select', 's')
  const view = renderDesigner(formOfWidgets({ ...select, options: { ...select.options, remote: 99 } }))
  await view.user.click(view.item('s'))
  const url = await panel().findByRole('textbox', { name: '接口地址' })
  const options = () => (view.handle().getForm().list[0] as typeof select).options
  return { ...view, url, options }
}

describe('the request of a field', () => {
  it('is tried; the list is picked by a click, then the keys of value and label', async () => {
    const answer = {
      code: 0,
      rows: {
        items: [
          { id: 7, title: 'North' },
          { id: 8, title: 'South' },
        ],
      },
      tags: ['x'],
    }
    const address = await answering((_request, response) => response.end(JSON.stringify(answer)))
    const { user, url, options, container } = await opened()
    await user.click(url)
    await user.paste(`${address}/teams`)
    await user.click(panel().getByRole('button', { name: '试一试' }))
    expect(await panel().findByText('这个位置没有列表，请选择：')).toBeTruthy()
    await user.click(panel().getByRole('button', { name: /^rows\.items/ }))
    expect(options().requestMethod).toMatchObject({ url: `${address}/teams`, result: 'rows.items' })
    expect(panel().getByText('找到 2 个选项')).toBeTruthy()
    expect(panel().getByText('各条数据在这个键下都没有值')).toBeTruthy()
    await user.click(panel().getByRole('combobox', { name: '选择值对应的键' }))
    await user.click(screen.getByRole('option', { name: 'id' }))
    await user.click(panel().getByRole('combobox', { name: '选择名称对应的键' }))
    await user.click(screen.getByRole('option', { name: 'title' }))
    expect(options().props).toMatchObject({ value: 'id', label: 'title' })
    expect(
      within(panel().getByRole('list', { name: '前几个选项' }))
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['North 7', 'South 8'])
    expect(await axeFindings(container)).toEqual([])
  })

  it('says what is wrong where it was written', async () => {
    const { user, url } = await opened()
    await user.click(url)
    await user.paste('ftp://old.example')
    await user.click(panel().getByRole('button', { name: '试一试' }))
    expect(await panel().findByText('不是有效的 http 或 https 地址')).toBeTruthy()
    expect(url.getAttribute('aria-invalid')).toBe('true')
    await user.clear(url)
    await user.paste('https://new.example')
    const params = panel().getByRole('textbox', { name: '请求参数（JSON）' })
    await user.click(params)
    await user.paste('{')
    await user.click(panel().getByRole('button', { name: '试一试' }))
    expect(await panel().findByText('不是有效的 JSON 对象')).toBeTruthy()
    expect(params.getAttribute('aria-invalid')).toBe('true')
    expect(url.getAttribute('aria-invalid')).toBe('false')
  })

  it('says what the server did', async () => {
    const address = await answering((_request, response) => response.writeHead(503).end())
    const { user, url } = await opened()
    await user.click(url)
    await user.paste(address)
    await user.click(panel().getByRole('button', { name: '试一试' }))
    expect(await panel().findByText('服务器返回状态码 503')).toBeTruthy()
  })
})
