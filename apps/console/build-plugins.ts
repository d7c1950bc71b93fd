/** The Vite plugins that turn our sources into JavaScript; the build and the tests share them. */
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

export function sourcePlugins(): PluginOption[] {
  const cwd = import.meta.dirname
  return [react(), lingui({ cwd, failOnCompileError: true }), babel({ presets: [linguiTransformerBabelPreset({}, { cwd })] })]
}
