import { defineConfig } from 'tsup'

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'zh-cn', 'zh-tw']
const languages = Object.fromEntries(LANGUAGES.map((tag) => [`languages/${tag}`, `src/languages/${tag}.ts`]))

// The code comes from vite.config.ts, which decides what goes into one file.
export default defineConfig([
  // The stylesheets are bundled too: their imports become one file each.
  { entry: { styles: 'src/styles.css', larger: 'src/larger.css' }, clean: true },
  {
    entry: { index: 'src/index.ts', mount: 'src/mount.ts', mui: 'src/mui.ts', 'react-hook-form': 'src/react-hook-form.ts', ...languages },
    format: ['esm', 'cjs'],
    dts: { only: true },
  },
])
