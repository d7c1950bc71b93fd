/** The verification code's picture: fetched when needed, fresh after each try, because a code is good for one. */
import { useCallback, useEffect, useState } from 'react'
import { isAborted } from '../../../shared/http/api-error'
import { showError } from '../../../shared/ui/feedback/toast-store'
import { type Captcha, fetchCaptcha } from '../api/sign-in'

export interface CaptchaState {
  readonly captcha: Captcha | null
  readonly hasFailed: boolean
  readonly refresh: () => void
}

export function useCaptcha(isNeeded: boolean): CaptchaState {
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(
    (signal: AbortSignal) =>
      fetchCaptcha(signal).then(
        (fresh) => {
          setCaptcha(fresh)
          setFailed(false)
        },
        (error: unknown) => {
          if (isAborted(error)) return
          setCaptcha(null)
          setFailed(true)
          showError(error)
        },
      ),
    [],
  )
  useEffect(() => {
    if (!isNeeded) return undefined
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [isNeeded, load])
  return { captcha, hasFailed, refresh: useCallback(() => void load(new AbortController().signal), [load]) }
}
