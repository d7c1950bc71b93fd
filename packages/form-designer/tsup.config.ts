import { defineConfig, type Options } from 'tsup'

const common: Options = { entry: ['src/index.ts'], dts: true, splitting: true, sourcemap: true, treeshake: true }

export default defineConfig([
  { ...common, format: 'esm', clean: ['!**/*.cjs', '!**/*.cjs.map', '!**/*.d.cts'] },
  {
    ...common,
    format: 'cjs',
    clean: ['!**/*.js', '!**/*.js.map', '!**/*.d.ts'],
    // These come as ES modules alone, which Jest and older Node require neither.
    noExternal: [/^react-dnd/, /^dnd-core$/, /^@react-dnd\//, /^@babel\/runtime/],
    // Jest has no `import()` in what is required either: a part is required when it is asked for.
    plugins: [
      {
        name: 'require-on-demand',
        renderChunk: (code) => ({ code: code.replaceAll(/\bimport\((["'][^"']+["'])\)/g, 'Promise.resolve().then(() => require($1))') }),
      },
    ],
  },
])
