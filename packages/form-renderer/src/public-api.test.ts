import { describe, expect, it } from 'vitest'
import listed from '../api.md?raw'
// The bundler makes the default export of a `?raw` or `?inline` import.
// oxlint-disable-next-line import/default
import props from './api/form-renderer-props.ts?raw'
// oxlint-disable-next-line import/default
import source from './index.ts?raw'
// oxlint-disable-next-line import/default
import mountSource from './mount.ts?raw'
// oxlint-disable-next-line import/default
import muiSource from './mui.ts?raw'
// oxlint-disable-next-line import/default
import hookFormSource from './react-hook-form.ts?raw'
// oxlint-disable-next-line import/default
import largerStyles from './larger.css?inline'
// oxlint-disable-next-line import/default
import largerEntry from './larger.css?raw'
// oxlint-disable-next-line import/default
import firstStyles from './styles.css?inline'
// oxlint-disable-next-line import/default
import stylesEntry from './styles.css?raw'

/** Pages of the repository's guides, looked up rather than imported: no package imports what lies outside of it. */
const pages = import.meta.glob<string>(
  ['../../../docs/guide/renderer.md', '../../../docs/guide/zh/renderer.md', '../../../docs/reference/theming.md'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const pageOf = (path: string) => pages[`../../../docs/${path}`] ?? ''
const [english, chinese, theming] = [pageOf('guide/renderer.md'), pageOf('guide/zh/renderer.md'), pageOf('reference/theming.md')]

const styles = `${firstStyles}${largerStyles}`

const exportedNames = [...`${source}${mountSource}${muiSource}${hookFormSource}`.matchAll(/export (?:type )?\{([^}]*)\}/g)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.replace('type ', '').trim())
  .filter((name) => name !== '')

describe('the public entry', () => {
  it('exports exactly the names that api.md lists, through any entry', () => {
    const documented = [...listed.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name)
    expect(new Set(documented)).toEqual(new Set(exportedNames))
  })

  it('documents every prop in the guides, in both languages, and none that is not there', () => {
    const declared = props.slice(props.indexOf('interface FormRendererProps'), props.indexOf('interface FormRendererHandle'))
    const names = [...declared.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    for (const guide of [english, chinese]) {
      const table = guide.slice(guide.indexOf('<!-- props -->'), guide.indexOf('<!-- /props -->'))
      expect(new Set([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name))).toEqual(new Set(names))
    }
  })
})

describe('the reference of theming', () => {
  const rows = new Map(
    [...theming.matchAll(/^\| `(--fw-[a-z-]+)` \| [^|]* \| (?:`(--mui-[\w-]+)`)? *\|/gm)].map(([, name, mui]) => [name, mui]),
  )

  it('explains exactly the custom properties that the stylesheet reads', () => {
    const read = new Set([...styles.matchAll(/var\((--fw-[a-z-]+)/g)].map(([, name]) => name))
    expect(new Set(rows.keys())).toEqual(read)
  })

  it('names exactly the properties of an MUI theme that stand in for them', () => {
    const fallbacks = [...styles.matchAll(/var\((--fw-[a-z-]+), ?var\((--mui-[\w-]+)/g)].map(([, name, mui]) => [name, mui] as const)
    expect(Object.fromEntries([...rows].filter(([, mui]) => mui !== undefined))).toEqual(Object.fromEntries(fallbacks))
  })
})

describe('the stylesheets', () => {
  it('import every file of their folder once', () => {
    const imported = [...`${stylesEntry}${largerEntry}`.matchAll(/@import "(.*)";/g)].map(([, path = '']) => path)
    expect(imported.toSorted()).toEqual(Object.keys(import.meta.glob('./styles/**/*.css', { query: '?raw' })).toSorted())
  })

  it('ask a page with a form for 25 KiB at most', () => {
    expect(firstStyles.length).toBeLessThanOrEqual(25 * 1024)
  })

  it('ask for nothing from elsewhere, so that no image or font source has to be allowed', () => {
    expect(styles).not.toMatch(/url\(|@import|@font-face/)
  })

  it('name only classes of this package', () => {
    const rules = styles.replaceAll(/\/\*.*?\*\//gs, '')
    const foreign = [...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name).filter((name) => !name.startsWith('fw-'))
    expect(new Set(foreign)).toEqual(new Set(['dark', 'light']))
  })
})
