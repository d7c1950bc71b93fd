import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { renderForm, widget } from '../testing/render-form'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'tint' })
const open = () => screen.getByRole('button', { name: 'Open colour picker' })
const line = (name: string) => screen.findByRole<HTMLInputElement>('slider', { name })

describe('color', () => {
  it('stores what is typed, tidied when it is left', async () => {
    const { user, handle } = renderForm([widget('color', 'tint')])
    await user.type(box(), '1890FF')
    await user.tab()
    expect(await handle.getData()).toEqual({ tint: '#1890ff' })
  })

  it.each([
    ['sky', {}],
    ['rgba(0, 0, 0, 0.5)', {}],
  ])('refuses %s with %j and keeps it', async (typed, options) => {
    const { user } = renderForm([widget('color', 'tint', options)])
    await user.type(box(), typed)
    await user.click(document.body)
    expect(await screen.findByText(/^tint/, { selector: '.fw-error' })).toBeTruthy()
    expect(box().value).toBe(typed)
  })

  it('takes a colour one can see through where that is allowed', async () => {
    const { user, handle } = renderForm([widget('color', 'tint', { showAlpha: true })])
    await user.type(box(), 'rgba(0,0,0,.5)')
    await user.click(document.body)
    expect(await handle.getData()).toEqual({ tint: 'rgba(0, 0, 0, 0.5)' })
  })

  it('is nothing when it is cleared', async () => {
    const { user, handle } = renderForm([widget('color', 'tint', { defaultValue: '#ff0000' })])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await handle.getData()).toEqual({ tint: null })
    expect(document.activeElement).toBe(box())
  })

  it('opens a panel for hue, saturation and brightness that gives the focus back', async () => {
    const { user, handle } = renderForm([widget('color', 'tint', { defaultValue: '#ff0000' })])
    await user.click(open())
    fireEvent.change(await line('Hue'), { target: { value: '120' } })
    fireEvent.change(await line('Brightness'), { target: { value: '60' } })
    ;(await line('Saturation')).focus()
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}')
    expect(await handle.getData()).toEqual({ tint: '#0d800d' })
    expect(screen.queryByRole('slider', { name: 'Opacity' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(open())
  })

  it('keeps the hue of a grey while the panel is open', async () => {
    const { user, handle } = renderForm([widget('color', 'tint', { defaultValue: '#0000ff' })])
    await user.click(open())
    fireEvent.change(await line('Saturation'), { target: { value: '0' } })
    fireEvent.change(await line('Saturation'), { target: { value: '100' } })
    expect(await handle.getData()).toEqual({ tint: '#0000ff' })
  })

  it('has opacity where the field allows it, and colours that are often meant', async () => {
    const { user, handle } = renderForm([widget('color', 'tint', { showAlpha: true })])
    await user.click(open())
    await user.click(await screen.findByRole('button', { name: '#1890ff' }))
    expect(await handle.getData()).toEqual({ tint: '#1890ff' })
    fireEvent.change(await line('Opacity'), { target: { value: '40' } })
    expect(await handle.getData()).toEqual({ tint: 'rgba(24, 144, 255, 0.4)' })
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('cannot be opened or cleared when it cannot be changed', () => {
    renderForm([widget('color', 'tint', { readonly: true, defaultValue: '#ff0000' })])
    expect(box().readOnly).toBe(true)
    expect(screen.queryByRole('button', { name: /picker|Clear/ })).toBeNull()
  })

  it('lets nothing but a colour into a style', () => {
    const { container } = renderForm([widget('color', 'tint')], { values: { tint: 'red; background: url(//x)' }, mode: 'preview' })
    expect(container.querySelector<HTMLElement>('.fw-swatch')?.style.length).toBe(0)
    expect(screen.getByText(/url/)).toBeTruthy()
  })

  it('prints swatch and text in preview', () => {
    const { container } = renderForm([widget('color', 'tint')], { values: { tint: '#FF0000' }, mode: 'preview' })
    expect(screen.getByText('#FF0000')).toBeTruthy()
    expect(container.querySelector<HTMLElement>('.fw-swatch')?.style.getPropertyValue('--_color')).toBe('#ff0000')
  })

  it.each([{}, { required: true, tip: 'Brand', showAlpha: true }])(
    'with %j has no accessibility finding, open or with an error',
    async (options) => {
      const { user, container, handle } = renderForm([widget('color', 'tint', options)])
      await handle.validate()
      await user.click(open())
      await line('Hue')
      expect(await axeFindings(container)).toEqual([])
    },
  )
})
