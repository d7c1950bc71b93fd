import '@formwork/form-renderer/styles.css'
import '@formwork/form-renderer/larger.css'
import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'Leave' }

export default function RootLayout({ children }: Readonly<{ children: React.ReactNode }>) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
