import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = dirname(dirname(import.meta.dirname))
const read = (path) => readFileSync(join(root, path), 'utf8')
const flags = /^node ((?:--\S+ )+)tooling\/start\.mjs$/.exec(JSON.parse(read('package.json')).scripts.start)?.[1]?.trim() ?? ''

describe('the flags that Node runs the server with', () => {
  it('are some', () => expect(flags.split(' ').length).toBeGreaterThan(3))

  it.each(['tooling/container/formwork', 'e2e/bench/server/server-process.mjs', 'docs/guide/installing.md', 'docs/guide/zh/installing.md'])(
    'are the same in %s',
    (path) => expect(read(path)).toContain(flags),
  )
})

describe('the container', () => {
  it('runs the line of Node that the project is developed with', () => {
    const { version } = JSON.parse(read('node_modules/node/package.json'))
    const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major)
    expect(images).toEqual([version.split('.')[0], version.split('.')[0]])
  })

  it('is given every file that a build at the root reads', () => {
    const given = read('.dockerignore').split('\n')
    for (const name of [
      'package.json',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'tsconfig.base.json',
      'turbo.json',
      'apps',
      'packages',
      'tooling',
    ])
      expect(given).toContain(`!${name}`)
  })
})
