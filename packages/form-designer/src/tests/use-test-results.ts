/** Runs the tests against the form as it is, formulas first. */
import { type FormDefinition, type FormTestDifference, logicOf, eachWidget, runTest } from '@formwork/form-schema'
import { useEffect, useState } from 'react'
import type { RecordedTest } from './form-tests'

/** What differs, by the id of the test; a test that has not run yet is not in it. */
export type TestResults = ReadonlyMap<string, readonly FormTestDifference[]>

const NONE: TestResults = new Map()

export function useTestResults(form: FormDefinition, tests: readonly RecordedTest[]): TestResults {
  const [results, setResults] = useState(NONE)
  useEffect(() => {
    let isLatest = true
    void runAll(form, tests).then((found) => isLatest && setResults(found))
    return () => {
      isLatest = false
    }
  }, [form, tests])
  return results
}

async function runAll(form: FormDefinition, tests: readonly RecordedTest[]): Promise<TestResults> {
  const isComputed = [...eachWidget(form)].some((widget) => logicOf(widget).computed !== undefined)
  const feel = isComputed ? await import('@formwork/form-schema/feel') : null
  return new Map(
    tests.map((test) => [test.id, runTest(form, feel === null ? test : { ...test, values: feel.computeValues(form, test.values).values })]),
  )
}
