import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import form012 from '../../fixtures/012.json'
import { DefinitionLoader as AtOnce } from './eager'
import type { DefinitionLoaderProps, ReadDefinition } from './read-definition'
import { DefinitionLoader as WhenAsked } from './lazy'

afterEach(cleanup)

const show = (read: ReadDefinition) => <p>{read.ok ? `${read.form.list.length} widgets` : read.text}</p>
const page = (Reader: typeof AtOnce, definition: DefinitionLoaderProps['definition'] = form012) => (
  <Reader definition={definition}>{show}</Reader>
)

describe('a definition as it lies in a file', () => {
  it('is read at once where there is no first load to keep small', () => {
    expect(renderToString(page(AtOnce))).toContain('4 widgets')
  })

  it('is read in a browser when the importer has come', async () => {
    render(page(WhenAsked))
    expect(await screen.findByText('4 widgets')).toBeTruthy()
  })

  it('keeps what the server rendered while the importer is on its way, and hydrates it without a mismatch', async () => {
    const container = document.createElement('div')
    container.append(document.createRange().createContextualFragment(renderToString(page(AtOnce))))
    const before = container.querySelector('p')
    const mismatches: unknown[] = []
    const root = hydrateRoot(container, page(WhenAsked), { onRecoverableError: (error) => mismatches.push(error) })
    expect(container.querySelector('[aria-busy]')).toBeNull()
    await act(async () => {
      await import('./DefinitionLoader')
    })
    expect(container.querySelector('p')).toBe(before)
    expect(mismatches).toEqual([])
    act(() => root.unmount())
  })

  it('says why it cannot be read', () => {
    render(page(AtOnce, '{'))
    expect(screen.getByText(/JSON/i)).toBeTruthy()
  })
})
