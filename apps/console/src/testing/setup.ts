/** Runs before every test file: the language is fixed and nothing remains from the test before. */
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { queryClient } from '../shared/http/query-client'
import { i18n } from '../shared/i18n/i18n'
import { forgetChoices } from '../shared/ui/tables/choosing/choice-memory'

// A query that waits is ended by the limit of its test alone, also where all processors are busy with something else.
configure({ asyncUtilTimeout: 150_000 })

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

afterEach(() => {
  cleanup()
  queryClient.clear()
  forgetChoices()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';')) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- CookieStore is not in happy-dom
    document.cookie = `${cookie.split('=')[0]?.trim()}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  }
})
