import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    fill: 'src/fill.ts',
    feel: 'src/feel/index.ts',
    're2-here': 'src/rules/re2/here.ts',
    're2-on-demand': 'src/rules/re2/on-demand.ts',
  },
  // Which of the two it is, is for whoever runs or bundles the package to decide.
  external: ['#re2'],
  format: ['esm', 'cjs'],
  dts: { entry: { index: 'src/index.ts', feel: 'src/feel/index.ts' } },
  clean: true,
  treeshake: true,
})
