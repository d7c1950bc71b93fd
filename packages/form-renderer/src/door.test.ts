import { describe, expect, it } from 'vitest'
import listed from '../api.md?raw'
import readme from '../README.md?raw'
// The bundler makes the default export of a `?raw` or `?inline` import.
// oxlint-disable-next-line import/default
import source from './index.ts?raw'
// oxlint-disable-next-line import/default
import muiSource from './mui.ts?raw'
// oxlint-disable-next-line import/default
import styles from './styles.css?inline'
import stylesEntry from './styles.css?raw'

const exportedNames = [...`${source}${muiSource}`.matchAll(/export (?:type )?\{([^}]*)\}/g)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.replace('type ', '').trim())
  .filter((name) => name !== '')

describe('the door', () => {
  it('exports exactly the names that api.md lists, through either entry', () => {
    const documented = [...listed.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name)
    expect(new Set(documented)).toEqual(new Set(exportedNames))
  })

  it('documents exactly the custom properties that the stylesheet reads', () => {
    const read = new Set([...styles.matchAll(/var\((--fw-[a-z-]+)/g)].map(([, name]) => name))
    const documented = new Set([...readme.matchAll(/`(--fw-[a-z-]+)`/g)].map(([, name]) => name))
    expect(documented).toEqual(read)
  })
})

describe('the stylesheet', () => {
  it('imports every file of its folder once', () => {
    const imported = [...stylesEntry.matchAll(/@import "(.*)";/g)].map(([, path = '']) => path)
    expect(imported.toSorted()).toEqual(Object.keys(import.meta.glob('./styles/*.css', { query: '?raw' })).toSorted())
  })

  it('asks for nothing from elsewhere, so that no image or font source has to be allowed', () => {
    expect(styles).not.toMatch(/url\(|@import|@font-face/)
  })

  it('names only classes of this package', () => {
    const foreign = [...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name).filter((name) => !name.startsWith('fw-'))
    expect(new Set(foreign)).toEqual(new Set(['dark', 'light']))
  })
})
