/** A form written in code: it is the same JSON as one from the designer, and the compiler knows its values. */
import type { ValuesOf } from '@formwork/form-schema'
import { form, input, radio, when } from '@formwork/form-schema/build'

export const details = form(
  [
    input('email', { label: 'Email', required: true, dataType: 'email' }),
    radio('delivery', {
      label: 'Delivery',
      defaultValue: 'post',
      showLabel: true,
      options: [
        { value: 'post', label: 'By post' },
        { value: 'shop', label: 'I come to the shop' },
      ],
    }),
    input('address', { label: 'Address', required: true, when: when('delivery').is('post') }),
  ],
  { labelPosition: 'top' },
)

export type Details = ValuesOf<typeof details>
