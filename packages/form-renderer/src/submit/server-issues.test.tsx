import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'

const fields = [
  widget('input', 'name'),
  widget('input', 'email', { required: true }),
  widget('input', 'secret', { displayVerify: { type: 'and', list: [{ model: 'name', value: 'me' }] } }),
]
const email = () => screen.getByRole('textbox', { name: /email/ })

describe('what a server refused', () => {
  it('stands at the field, wired to it, and in the summary, with the focus on the first', async () => {
    const { handle } = renderForm(fields, { values: { email: 'a@b.c' } })
    handle.showIssues([
      { path: ['email'], message: 'Taken already' },
      { path: ['name'], message: 'Nobody is called that' },
    ])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /name/ })))
    expect(screen.getByRole('textbox', { name: /email/, description: 'Taken already' }).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Nobody is called that', 'Taken already'])
  })

  it('stays when the field is left and goes when its value changes', async () => {
    const { handle, user } = renderForm(fields, { values: { email: 'a@b.c' } })
    handle.showIssues([{ path: ['email'], message: 'Taken already' }])
    await waitFor(() => expect(document.activeElement).toBe(email()))
    await user.tab()
    expect(email().getAttribute('aria-invalid')).toBe('true')
    await user.type(email(), 'x')
    expect(email().getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each([
    ['nowhere', { message: 'Try later' }, 0],
    ['at null', { path: null, message: 'Try later' }, 0],
    ['at a name alone', { path: 'email', message: 'Try later' }, 1],
  ])('%s is shown all the same: nobody checked what a server sent', async (_where, sent, links) => {
    renderForm(fields, { issues: JSON.parse(JSON.stringify([sent])) })
    expect(await screen.findAllByText('Try later')).toHaveLength(1 + links)
    expect(screen.queryAllByRole('link')).toHaveLength(links)
  })

  it('may be null where nothing was', () => {
    const { update } = renderForm(fields, { issues: null })
    update({ issues: [] })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is replaced by the next result of validation', async () => {
    const { handle } = renderForm(fields, { values: { email: 'a@b.c' } })
    handle.showIssues([{ path: ['email'], message: 'Taken already' }])
    await screen.findAllByText('Taken already')
    await expect(handle.validate()).resolves.toEqual([])
    await waitFor(() => expect(screen.queryByText('Taken already')).toBeNull())
  })

  it('stands in the summary alone when it concerns no field that is shown', async () => {
    const { handle } = renderForm(fields)
    handle.showIssues([
      { path: [], message: 'Come back tomorrow' },
      { path: ['secret'], message: 'Not that' },
      { path: ['nobody'], message: 'Who?' },
    ])
    const summary = await screen.findByRole('alert')
    expect([...summary.querySelectorAll('li')].map((line) => line.textContent)).toEqual(['Come back tomorrow', 'Not that', 'Who?'])
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('may come as a prop, once for each list', async () => {
    const issues = [{ path: ['email'], message: 'Taken already' }]
    const { update, handle } = renderForm(fields, { values: { email: 'a@b.c' }, issues })
    await screen.findAllByText('Taken already')
    handle.reset()
    update({ issues })
    await waitFor(() => expect(screen.queryByText('Taken already')).toBeNull())
    update({ issues: [...issues] })
    await screen.findAllByText('Taken already')
    update({ issues: [] })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('takes what validateValues answers on a server', async () => {
    const { handle } = renderForm(fields)
    const issues = await handle.validate()
    handle.showIssues(issues)
    await waitFor(() => expect(document.activeElement).toBe(email()))
  })
})
