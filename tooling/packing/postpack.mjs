/** Runs after a package was packed, in its folder: puts its own manifest back. */
import { existsSync, renameSync } from 'node:fs'

// Left out of git by its ending, and of the tarball by `files`.
if (existsSync('package.json.local')) renameSync('package.json.local', 'package.json')
