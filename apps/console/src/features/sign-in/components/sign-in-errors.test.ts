import { fieldFacts, routes } from '@formwork/api-contract'
import { expect, it } from 'vitest'
import { LONGEST } from './sign-in-errors'

it('lets as much be typed at sign-in as the contract takes', () => {
  const { username, password, code, secondFactor } = routes.login.body.shape
  const facts = {
    username: fieldFacts(username).maxLength,
    password: fieldFacts(password).maxLength,
    code: fieldFacts(code).maxLength,
    secondFactor: fieldFacts(secondFactor).maxLength,
  }
  expect(LONGEST).toEqual(facts)
})
