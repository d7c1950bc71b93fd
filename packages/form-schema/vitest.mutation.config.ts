/** The tests that a mutation run asks: those of rules and conditions and of what hangs on them, without the measurements. */
import { defineProject } from '@formwork/tooling/vitest-project'

export default defineProject({
  environment: 'node',
  include: ['src/{conditions,rules,widgets,options}/**/!(*.speed).test.ts', 'src/{create-widget,extend-widgets}.test.ts'],
})
