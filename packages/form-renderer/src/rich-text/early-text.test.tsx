/** The field before the editor's code is loaded: written text is in the value, in clean HTML; in test DOMs this is the whole editor. */
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { definition, renderForm, widget } from '../testing/render-form'
import { hasLayout, withWritten } from './early-text'

function written(html: string): Node {
  const element = document.createElement('div')
  element.append(document.createRange().createContextualFragment(html))
  return element
}

describe('what was written', () => {
  it.each([
    ['', ''],
    ['Hello', '<p>Hello</p>'],
    ['Hello<div>world</div><div><br></div><div>again</div>', '<p>Hello</p><p>world</p><p></p><p>again</p>'],
    ['<div><br></div><div>x</div>', '<p></p><p>x</p>'],
    ['one<br>two', '<p>one</p><p>two</p>'],
    ['one\ntwo', '<p>one</p><p>two</p>'],
    ['a <b>b<i>c</i></b> <u>d</u>', '<p>a <strong>b</strong><strong><em>c</em></strong> <u>d</u></p>'],
    ['1 &lt; 2 &amp; <img src=x onerror=alert(1)><span style="color:red">red</span>', '<p>1 &lt; 2 &amp; red</p>'],
  ])('%j is %j', (html, value) => expect(withWritten('', written(html))).toBe(value))

  it('goes on in the last paragraph of what was there', () => {
    expect(withWritten('<p>Begin</p>', written(' more<div>line</div>'))).toBe('<p>Begin more</p><p>line</p>')
    expect(withWritten('<ul><li>a</li></ul>', written('b'))).toBe('<ul><li>a</li></ul><p>b</p>')
    expect(withWritten('<p>Begin</p>', written(''))).toBe('<p>Begin</p>')
  })
})

describe('in the DOM of tests', () => {
  const field = widget('editor', 'story', { required: true, placeholder: 'Tell' })
  const open = (values = {}) => {
    const form = renderForm([field, widget('input', 'other')], { values })
    return { ...form, box: screen.getByRole('textbox', { name: /story/ }) }
  }

  it('text is typed, read, cleared and submitted as in any field', async () => {
    const { user, box, handle } = open()
    expect(hasLayout()).toBe(false)
    await user.type(box, 'Hello <world>')
    expect(handle.getValues()['story']).toBe('<p>Hello &lt;world&gt;</p>')
    await expect(handle.getData()).resolves.toMatchObject({ story: '<p>Hello &lt;world&gt;</p>' })
    await user.clear(box)
    expect(handle.getValues()['story']).toBe('')
    await user.click(screen.getByRole('textbox', { name: /other/ }))
    expect(box.getAttribute('aria-invalid')).toBe('true')
  })

  it('the words of a value are there to read and to go on with', async () => {
    const { user, box, handle } = open({ story: '<p>Dear <b>all</b></p><p>Hi</p>' })
    expect(box.textContent).toBe('Dear all\nHi')
    await user.type(box, '!')
    expect(handle.getValues()['story']).toBe('<p>Dear all</p><p>Hi!</p>')
    act(() => handle.setValue('story', '<p>New</p>'))
    expect(box.textContent).toBe('New')
    act(() => handle.reset())
    expect(box.textContent).toBe('Dear all\nHi')
  })
})

it('is not editable in the markup of a server', async () => {
  const { renderToString } = await import('react-dom/server')
  const { FormRenderer } = await import('../form/FormRenderer')
  expect(renderToString(<FormRenderer definition={definition([widget('editor', 'story')])} />)).not.toContain('contenteditable')
})
