/** The program `formwork-forms`. */
import { runCommandLine } from './command-line'

// The reader of the output may stop early (`| head`): that is no failure.
process.stdout.on('error', (error: Error & { readonly code?: string }) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await runCommandLine(process.argv.slice(2), {
  stdin: process.stdin,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
