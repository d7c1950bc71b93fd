/**
 * The tests that a mutation run asks, without the measurements: those of rules and conditions and of what hangs on them. `MUTATION_TESTS`
 * names fewer folders, for a quick look at one of them. `on-demand` loads modules anew, so that what they do while they load would count as run by it alone.
 */
import { defineProject } from '@formwork/tooling/vitest-project'

const FOLDERS = process.env['MUTATION_TESTS'] ?? 'conditions,rules,widgets,options'

export default defineProject({
  environment: 'node',
  isolate: false,
  include: [`src/{${FOLDERS},options}/**/!(*-speed|run-vectors|on-demand).test.ts`, 'src/create-widget.test.ts'],
})
