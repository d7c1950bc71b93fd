import { act, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FormRenderer } from '../form/FormRenderer'
import { definition, renderForm, widget } from '../testing/render-form'

const form = definition(Array.from({ length: 100 }, (_, index) => widget('input', `f${index}`, { required: index === 99 })))
const fields = (root: ParentNode) => root.querySelectorAll('[data-field]').length

describe('a form longer than a screen', () => {
  let container: HTMLElement
  beforeEach(() => {
    container = document.body.appendChild(document.createElement('div'))
  })
  afterEach(() => container.remove())

  it('draws its first screen first, and the rest right after', async () => {
    const atFirstCommit: number[] = []
    function Witness() {
      useLayoutEffect(() => {
        atFirstCommit.push(fields(container))
      }, [])
      return null
    }
    const root = createRoot(container)
    await act(async () =>
      root.render(
        <FormRenderer definition={form}>
          <Witness />
        </FormRenderer>,
      ),
    )
    expect(atFirstCommit).toEqual([20])
    expect(fields(container)).toBe(100)
    act(() => root.unmount())
  })

  it('comes whole from a server, and is hydrated whole', async () => {
    container.append(document.createRange().createContextualFragment(renderToString(<FormRenderer definition={form} />)))
    expect(fields(container)).toBe(100)
    const mismatches: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(container, <FormRenderer definition={form} />, { onRecoverableError: (error) => mismatches.push(error) }),
    )
    expect(mismatches).toEqual([])
    expect(fields(container)).toBe(100)
    act(() => root.unmount())
  })

  it('validates and reaches a field of its end', async () => {
    const { user, container: page } = renderForm(form)
    await user.click(page.querySelector('button[type=submit]') as HTMLElement)
    await waitFor(() => expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('f99'))
  })
})
