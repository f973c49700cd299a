import { Component, type ReactNode } from 'react'

type Props = {
  fallback: (error: unknown) => ReactNode
  /** A new value renders the children again. */ resetKey: string
  children: ReactNode
}
type State = { caught?: { error: unknown }; resetKey: string }

// React offers no other way than a class to catch what a child throws while rendering.
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, caught: undefined }
  }

  override render() {
    return this.state.caught ? this.props.fallback(this.state.caught.error) : this.props.children
  }
}
