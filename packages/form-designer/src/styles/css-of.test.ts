/** Style rules as CSS: what a browser reads is what was written. */
import { describe, expect, it } from 'vitest'
import { cssOf } from './css-of'

describe('style rules', () => {
  it('are written with pixels where a number has a unit, and without where it has none', () => {
    expect(cssOf('.a', { minHeight: 32, margin: 0, flex: 1, lineHeight: 1.5, zIndex: 2, '--fd-line': 'red' })).toBe(
      '.a{min-height:32px;margin:0;flex:1;line-height:1.5;z-index:2;--fd-line:red}',
    )
  })

  it('have a second name where Safari supports no other', () => {
    expect(cssOf('.a', { WebkitTouchCallout: 'none', userSelect: 'none' })).toBe(
      '.a{-webkit-touch-callout:none;-webkit-user-select:none;user-select:none}',
    )
  })

  it('come before those of what is inside, in the order in which they were written', () => {
    expect(cssOf('.a', { '& b': { top: 1 }, color: 'red', '& i': { top: 2 } })).toBe('.a{color:red}.a b{top:1px}.a i{top:2px}')
  })

  it('hold for each of several elements, inside as well; commas between brackets part nothing', () => {
    expect(cssOf('.a', { '& p, &:hover': { '& i, & b': { top: 1 } } })).toBe('.a p i,.a p b,.a:hover i,.a:hover b{top:1px}')
    expect(cssOf('.a', { '& :is([x="1,2"], [y]) + b': { top: 1 } })).toBe('.a :is([x="1,2"], [y]) + b{top:1px}')
  })

  it('stay with their element within a media query, wherever it is written', () => {
    expect(cssOf('.a', { '& b': { '@media print': { top: 1, '& i': { top: 2 } } } })).toBe('@media print{.a b{top:1px}.a b i{top:2px}}')
    expect(cssOf('.a', { '@media print': { '& b': { top: 1 } } })).toBe('@media print{.a b{top:1px}}')
  })

  it('name the element wherever it stands in a selector', () => {
    expect(cssOf('.a', { '[dir="rtl"] & b': { top: 1 } })).toBe('[dir="rtl"] .a b{top:1px}')
  })
})
