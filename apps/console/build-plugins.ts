/** The Vite plugins that turn our sources into JavaScript; the build and the tests share them. */
import babel from '@rolldown/plugin-babel'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

export function sourcePlugins(): PluginOption[] {
  const cwd = import.meta.dirname
  // The macros look for their configuration in the working directory, which is the repository's root when all tests run together.
  const macros = linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })
  return [react(), lingui({ cwd, failOnCompileError: true }), babel({ presets: [macros] })]
}
