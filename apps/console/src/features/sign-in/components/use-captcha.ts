/** The verification code's picture: fetched when needed, fresh after each try, because a code is good for one. */
import { useCallback, useEffect, useState } from 'react'
import { isAborted } from '../../../shared/http/api-error'
import { showError } from '../../../shared/ui/toast-store'
import { type Captcha, fetchCaptcha } from '../api/sign-in'

export interface CaptchaState {
  readonly captcha: Captcha | null
  readonly hasFailed: boolean
  readonly refresh: () => void
}

export function useCaptcha(isNeeded: boolean): CaptchaState {
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!isNeeded) return undefined
    const controller = new AbortController()
    setFailed(false)
    fetchCaptcha(controller.signal).then(setCaptcha, (error: unknown) => {
      if (isAborted(error)) return
      setCaptcha(null)
      setFailed(true)
      showError(error)
    })
    return () => controller.abort()
  }, [isNeeded, round])
  return { captcha, hasFailed, refresh: useCallback(() => setRound((count) => count + 1), []) }
}
