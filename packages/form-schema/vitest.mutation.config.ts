/** The tests that a mutation run asks: those of rules and conditions and of what hangs on them, without the measurements. */
import { defineProject } from '@formwork/tooling/vitest-project'

export default defineProject({
  environment: 'node',
  isolate: false,
  include: ['src/{conditions,rules,widgets,options}/**/!(*-speed|run-vectors).test.ts', 'src/{create-widget,extend-widgets}.test.ts'],
})
