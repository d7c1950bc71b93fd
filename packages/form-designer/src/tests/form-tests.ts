/** Tests of a form as the host keeps them. */
import type { FormTest } from '@formwork/form-schema'

/**
 * One recorded filling.
 *
 * @example const kept: RecordedTest = { id: '1', name: 'Long leave', values, expect: recordTest(form, values) }
 */
export interface RecordedTest extends FormTest {
  readonly id: string
  readonly name: string
}

/** The tests of the form that is edited, and what is called after a change. */
export interface DesignerTests {
  readonly list: readonly RecordedTest[]
  readonly onChange: (tests: readonly RecordedTest[]) => void
}

/** More are for a program. */
export const MAX_TESTS = 100
