/** Takes bookings of a table: whatever sends them, the rules of the form are checked here. */
const { importDefinition, pruneValues, validateValues } = require('@formwork/form-schema')
const express = require('express')
const definition = require('./definition.json')

const read = importDefinition(definition)
if (!read.ok) throw new Error('The definition of this example cannot be read.')
const { form } = read

const bookings = []

const app = express()
app.disable('x-powered-by')
app.use(express.json())

app.post('/bookings', (request, response) => {
  const result = validateValues(form, request.body, { locale: 'en' })
  if (!result.ok) return response.status(422).json({ issues: result.issues })
  bookings.push(result.values)
  response.status(201).json({ number: bookings.length, booking: result.values })
})

// A draft is kept as far as it is, not validated: what is no field of the form goes.
app.put('/draft', (request, response) => {
  response.json(pruneValues(form, request.body))
})

// A page of the same form, such as the one of the example "plain-html".
app.use(express.static(process.env.PUBLIC ?? 'public'))

const server = app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`)
})
