import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'

describe('the texts of larger widgets', () => {
  it('are those of the form around, with what its host wrote in front, and of no other form on the page', () => {
    renderForm([widget('rate', 'stars')], { messages: { noRating: 'Not yet' } })
    renderForm([widget('rate', 'points')], { locale: 'zh-CN' })
    renderForm([widget('rate', 'marks')])
    expect(screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'))).toEqual(['Not yet', '未评分', 'No rating'])
  })
})
