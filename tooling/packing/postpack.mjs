/** Runs after a package was packed, in its folder: puts its own manifest back. */
import { existsSync, renameSync } from 'node:fs'

// Ignored by git through its ending, and left out of the tarball by `files`.
if (existsSync('package.json.local')) renameSync('package.json.local', 'package.json')
