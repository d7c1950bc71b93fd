import { defineProject } from '@formwork/tooling/vitest-project'

export default {
  ...defineProject({ environment: 'happy-dom', setupFiles: ['./src/testing/setup.ts'], isStyled: false }),
  // Forms that tests read as text: those of form-schema, and the samples beside the project.
  server: { fs: { strict: false } },
}
