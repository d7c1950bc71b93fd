/** Tests compile the way the build does: same plugins, same package sources. */
import { mergeConfig } from 'vitest/config'
import { defineProject } from '@formwork/tooling/vitest-project'
import { sourcePlugins } from './build-plugins.ts'

export default mergeConfig(defineProject({ environment: 'happy-dom', setupFiles: ['./src/testing/setup.ts'], isStyled: false }), {
  plugins: [sourcePlugins()],
})
