import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The router listens only once its first page stands: a Back that came while that was rendered is told to it again. */
export function useEarlyBack() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname + search !== location.pathname + location.search)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, of the first page
  }, [])
}
