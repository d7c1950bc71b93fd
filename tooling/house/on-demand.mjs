/** What a program may not load as it starts: libraries of megabytes that few calls need. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { readSource } from './read-source.mjs'

/** By the file a program starts with. Each name covers its subpaths. */
const ON_DEMAND = {
  'apps/server/src/main.ts': [
    '@simplewebauthn/server',
    '@jitl/quickjs-wasmfile-release-sync',
    'file-type',
    'nodemailer',
    'quickjs-emscripten-core',
    'sharp',
  ],
}

/** Follows what is imported as the program starts, from file to file. @returns {string[]} findings as `path:line message` */
export const checkOnDemand = (root) => Object.entries(ON_DEMAND).flatMap(([start, names]) => follow(root, start, names))

function follow(root, start, names) {
  const findings = []
  const met = new Set([start])
  for (const path of met) {
    if (!existsSync(join(root, path))) continue
    for (const { specifier, line, isEager } of readSource(path, readFileSync(join(root, path), 'utf8')).imports) {
      if (!isEager) continue
      if (specifier.startsWith('.')) met.add(`${normalize(join(dirname(path), specifier))}.ts`)
      const name = names.find((one) => specifier === one || specifier.startsWith(`${one}/`))
      if (name)
        findings.push(`${path}:${line} ${name} is loaded as the program starts, and few calls need it: await import() it where it is used`)
    }
  }
  return findings
}
