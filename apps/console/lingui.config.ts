/** Message catalogues: one pair of .po files per feature, one for the rest. English is written in the code, Chinese in the catalogues. */
import type { LinguiConfig } from '@lingui/conf'

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en', 'zh-CN'],
  catalogs: [
    { path: '<rootDir>/src/features/{name}/locales/{locale}', include: ['<rootDir>/src/features/{name}/'], exclude: ['**/*.test.*'] },
    { path: '<rootDir>/src/shared/locales/{locale}', include: ['<rootDir>/src/shared/', '<rootDir>/src/app/'], exclude: ['**/*.test.*'] },
  ],
}

export default config
