import { readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

/**
 * The program `formwork-forms`, with the package in it: as some 160 modules, half of the time that a call takes is Node's for finding and
 * reading them. What the package depends on stays outside.
 */
const program: Options = {
  entry: { cli: 'src/cli/main.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  noExternal: ['@formwork/form-schema'],
  external: ['zod', 're2js', 'feelin'],
  minify: true,
  banner: { js: '#!/usr/bin/env node' },
  define: { PACKAGE_VERSION: JSON.stringify(version) },
}

/** All of it is under the MIT License, which travels with it. */
const HOLDERS = [
  'feelin, lezer-feel: Copyright (c) 2019-present Nico Rehwaldt',
  '@lezer/common, @lezer/lr, @lezer/highlight: Copyright (C) 2018 by Marijn Haverbeke and others',
  'min-dash: Copyright (c) 2017-present Camunda Services GmbH',
  'temporal-polyfill: Copyright (c) 2026 Adam Shaw\n',
]
const licence = readFileSync(new URL('node_modules/feelin/LICENSE', import.meta.url), 'utf8')
const notice = [...HOLDERS, licence.slice(licence.indexOf('Permission is hereby granted'))].join('\n')

/** The interpreter of FEEL comes as ES modules alone, which Jest and older Node require neither: what is required here finds it in one file. */
const interpreter: Options = {
  entry: { feelin: 'node_modules/feelin/dist/index.js' },
  format: ['cjs'],
  target: 'node20',
  noExternal: [/./],
  minify: true,
  banner: { js: `/*!\n${notice}*/` },
}

export default defineConfig([program, interpreter])
