import { mergeConfig } from 'vitest/config'
import { defineProject } from '@formwork/tooling/vitest-project'

// Styles are read as text by one test; without this vitest hands out empty files.
export default mergeConfig(defineProject({ environment: 'happy-dom', setupFiles: ['./src/testing/setup.ts'] }), { test: { css: true } })
