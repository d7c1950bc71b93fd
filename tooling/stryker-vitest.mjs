/**
 * Stryker's runner for vitest, for vitest 5: that joins the names of suites and tests with " > " where the runner still filters with blanks
 * between them, so that no test would run and every mutant survive. To be removed when the runner is fixed.
 */
import { strykerValidationSchema } from '@stryker-mutator/vitest-runner'

// Not behind the runner's door.
const inside = new URL('node_modules/@stryker-mutator/vitest-runner/dist/src/vitest-test-runner.js', import.meta.url)
const { VitestTestRunner } = await import(inside)

class Vitest5Runner extends VitestTestRunner {
  async init() {
    await super.init()
    const { ctx } = this
    const start = ctx.start.bind(ctx)
    ctx.start = (files) => {
      for (const { config } of ctx.projects) {
        if (config.testNamePattern) config.testNamePattern = new RegExp(config.testNamePattern.source.replaceAll(' ', '(?: > | )'))
      }
      return start(files)
    }
  }
}

// As the runner's own factory does: Stryker hands the name of its global to the class.
const factory = (injector) => injector.provideValue('globalNamespace', '__stryker__').injectClass(Vitest5Runner)
factory.inject = ['$injector']

export const strykerPlugins = [{ kind: 'TestRunner', name: 'vitest', factory }]
export { strykerValidationSchema }
