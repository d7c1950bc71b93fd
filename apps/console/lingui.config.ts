/** Message catalogues: one pair of .po files per feature, one for what they share, one for the shell. English is written in the code, Chinese in the catalogues. */
import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Shared folders whose words the sign-in page may need; those of the others come with the console. */
const FIRST_LOAD = ['http', 'session', 'ui/feedback'].map((folder) => `<rootDir>/src/shared/${folder}/`)

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en', 'zh-CN'],
  // Line numbers would change with every edit of a source file.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/features/{name}/locales/{locale}', include: ['<rootDir>/src/features/{name}/'], exclude: ['**/*.test.*'] },
    { path: '<rootDir>/src/shared/i18n/locales/{locale}', include: FIRST_LOAD, exclude: ['**/*.test.*'] },
    {
      path: '<rootDir>/src/shared/locales/{locale}',
      include: ['<rootDir>/src/shared/'],
      exclude: ['**/*.test.*', ...FIRST_LOAD.map((folder) => `${folder}**`)],
    },
    { path: '<rootDir>/src/app/locales/{locale}', include: ['<rootDir>/src/app/'], exclude: ['**/*.test.*'] },
  ],
}

export default config
