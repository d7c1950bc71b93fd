/** Runs before every test file: a query that waits is ended by the limit of its test alone, also where all processors are busy with something else. */
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 150_000 })
