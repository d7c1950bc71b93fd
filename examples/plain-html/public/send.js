/** Sends what the sample page has collected, and shows at the fields what the server refuses. */
const output = document.querySelector('main > pre')

document.addEventListener('submit', async () => {
  for (const note of document.querySelectorAll('[role=alert]')) note.remove()
  // The page's own script has just written the values there.
  const body = output.textContent
  const response = await fetch('bookings', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const { issues = [], number } = await response.json()
  output.textContent = response.ok ? `You are number ${number}` : ''
  for (const { path, message } of issues) refuse(String(path[0]), message)
})

function refuse(model, message) {
  const note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.textContent = message
  document
    .querySelector(`[data-model="${CSS.escape(model)}"]`)
    .closest('.widget')
    .append(note)
}
