/** The table of screens that journeys walk is complete: every page and address of the console is in it, and the other specs that it names exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path) => readFileSync(join(root, path), 'utf8')
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found)

const table = globSync('e2e/screens/*.ts', { cwd: root }).map(read).join('\n')

describe('the table of screens', () => {
  it('has every page a menu can name', () => {
    const views = all(read('apps/console/src/app/views.ts'), /^ {2}'?([\w-]+)'?: lazyPage/gm)
    expect(views.length).toBeGreaterThan(15)
    expect(new Set(all(table, /\bview: '([\w-]+)'/g))).toEqual(new Set(views))
  })

  it('has every address below or beside the menu', () => {
    const paths = all(read('apps/console/src/app/page-routes.ts'), /^ {4}path: '([^']+)'/gm)
    const walked = new Set(all(table, /\bpath: '([^']+)'/g))
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !walked.has(path))).toEqual([])
  })

  it('names journeys that there are', () => {
    const named = new Set(all(table, /\bbyMouse: '([\w-]+)'/g))
    expect([...named].filter((name) => !existsSync(join(root, `e2e/journeys/${name}.spec.ts`)))).toEqual([])
  })
})
