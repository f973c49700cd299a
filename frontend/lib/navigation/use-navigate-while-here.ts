import { useEffect, useRef } from 'react'
import { type NavigateOptions, type To, useNavigate } from 'react-router'

/** Navigates only while who asks is still shown: an answer that comes late takes nobody away from where they have gone meanwhile. */
export function useNavigateWhileHere() {
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (to: To, options?: NavigateOptions) => {
    if (isHere.current) void navigate(to, options)
  }
}
