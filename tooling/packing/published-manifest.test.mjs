import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogIn, publishedManifest } from './published-manifest.mjs'

const workspace = { versionOf: () => '1.2.3', catalog: { zustand: '^5.1.0' } }

describe('a manifest for the registry', () => {
  it('says in everybody’s words what only pnpm understands', () => {
    const published = publishedManifest(
      {
        name: 'a',
        dependencies: { b: 'workspace:^', c: 'workspace:*', zustand: 'catalog:', d: '^4.0.0' },
        devDependencies: { e: 'catalog:' },
        exports: { '.': { 'formwork-source': './src/index.ts', default: './dist/index.js' } },
        publishConfig: { access: 'public', exports: { '.': './dist/index.js' } },
      },
      workspace,
    )
    expect(published).toEqual({
      name: 'a',
      dependencies: { b: '^1.2.3', c: '1.2.3', zustand: '^5.1.0', d: '^4.0.0' },
      exports: { '.': './dist/index.js' },
      publishConfig: { access: 'public' },
    })
  })

  it('holds nothing that only this repository has', () => {
    const published = publishedManifest(
      { name: 'a', scripts: { build: 'tsup' }, sideEffects: ['./src/zod.ts', './dist/zod.js'], devDependencies: { e: '1' } },
      workspace,
    )
    expect(published).toEqual({ name: 'a', sideEffects: ['./dist/zod.js'] })
  })

  it('says where the repository is once that is known, and invents no address before', () => {
    const repository = 'git+https://git.example/house.git'
    expect(publishedManifest({ name: 'a' }, { ...workspace, repository, folder: 'packages/a' })).toEqual({
      name: 'a',
      repository: { type: 'git', url: repository, directory: 'packages/a' },
      homepage: 'https://git.example/house/tree/HEAD/packages/a#readme',
      bugs: 'https://git.example/house/issues',
    })
    expect(publishedManifest({ name: 'a' }, workspace)).toEqual({ name: 'a' })
  })

  it('is refused where the catalog does not know a name', () => {
    expect(() => publishedManifest({ dependencies: { x: 'catalog:' } }, workspace)).toThrow('The catalog has no x.')
  })

  it('finds the catalog of this workspace', () => {
    const catalog = catalogIn(readFileSync(new URL('../../pnpm-workspace.yaml', import.meta.url), 'utf8'))
    expect(catalog).toMatchObject({ zustand: expect.stringMatching(/^\^5/), '@mui/material': expect.stringMatching(/^\^9/) })
  })
})
