/** A library whose packages are used nowhere else in the project has them installed for the run, in a folder beside its page. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

/** @returns the folder of pages that holds the one of `name`, with its packages where it lists some itself. */
export function pagesOf(name, libraries, folder) {
  if (!existsSync(join(libraries, name, 'package.json'))) return libraries
  const pages = join(folder, 'pages')
  cpSync(join(libraries, name), join(pages, name), { recursive: true })
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
    cwd: join(pages, name),
    stdio: 'inherit',
  })
  return pages
}
