/** A form that is translated is shown in the language that the page asks for. */
import { createForm, createWidget, type FormDefinition, withLanguages } from '@formwork/form-schema'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { FormRenderer } from '../form/FormRenderer'

afterEach(cleanup)

const field = { ...createWidget('input', { newKey: () => 'k' }), name: '事由', model: 'reason' }
const plain: FormDefinition = { ...createForm(), list: [field] }
const form = { ...plain, config: withLanguages(plain.config, { language: 'zh-CN', translations: { en: { 事由: 'Reason' } } }) }

it('has its translated title, its own where there is none, and changes with the page', async () => {
  const page = render(<FormRenderer definition={form} locale="en-GB" />)
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeTruthy()
  page.rerender(<FormRenderer definition={form} locale="zh-CN" />)
  expect(await screen.findByRole('textbox', { name: '事由' })).toBeTruthy()
  page.rerender(<FormRenderer definition={form} locale="de" />)
  expect(await screen.findByRole('textbox', { name: '事由' })).toBeTruthy()
})

it('is rendered on a server in that language as well', () => {
  expect(renderToString(<FormRenderer definition={form} locale="en" />)).toContain('Reason')
})
