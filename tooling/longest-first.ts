/** The order in which test files run: those that start whole servers take up to a minute each, so they begin first and the short ones fill up the rest. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const STARTS_SERVERS = /\/src\/(durability\/[^/]+|main)\.test\.ts$/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => STARTS_SERVERS.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
