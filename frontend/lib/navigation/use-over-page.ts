import { useLocation, useNavigate } from 'react-router'

/**
 * What is opened over a page is an entry of the history, so that Back closes it; its state says which entry the page has. Of a second
 * press of two, the router's location is from before the first: the browser knows that something is open.
 */
export function useOverPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const { key, state } = location
  return {
    state,
    open: (opened: object) =>
      void navigate(location, {
        state: { over: state?.over ?? key, ...opened },
        replace: history.state?.usr?.over !== undefined,
      }),
    close: () => void navigate(-1),
  }
}
