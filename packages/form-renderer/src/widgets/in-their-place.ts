/** Where a widget that comes later will stand. */
import { type ComponentType, createElement } from 'react'
import { inItsPlace } from '../parts/when-asked'

const coming = createElement('span', { className: 'fw-skeleton', 'aria-hidden': true })

export const inTheirPlace = <P extends object>(Component: ComponentType<P>): ComponentType<P> => inItsPlace(Component, coming)
