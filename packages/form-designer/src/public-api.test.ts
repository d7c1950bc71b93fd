import { describe, expect, it } from 'vitest'
import names from '../api.md?raw'
import * as publicApi from './index'
// The bundler makes the default export of a `?raw` import.
// oxlint-disable-next-line import/default
import source from './index.ts?raw'

/** Names between the braces of every `export { … }`, types included. */
const exported = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)]
  .flatMap((match) => (match[1] ?? '').split(','))
  .map((name) => name.trim().replace(/^type /, ''))
  .filter((name) => name !== '')
const listed = [...names.matchAll(/^- `(\w+)`/gm)].map((match) => match[1] ?? '')
const inOrder = (list: readonly string[]) => [...list].sort((a, b) => a.localeCompare(b))

describe('the public entry', () => {
  it('offers exactly the names that api.md lists', () => {
    expect(inOrder(exported)).toEqual(inOrder(listed))
  })

  it('holds every listed value', () => {
    expect(Object.keys(publicApi)).toEqual(['FormDesigner', 'designerNames'])
  })
})
