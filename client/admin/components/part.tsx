import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '../../components/button'

interface PartProps {
  /** The part's name in its error message. */
  name: string
  children: ReactNode
}

/** An error boundary around a part of a page: if the part fails, the rest stays with everything typed in it. */
export class Part extends Component<PartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: an operator who reports it finds here what failed.
    console.error(`The part "${this.props.name}" failed.`, error, componentStack)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert">
        <p className="mb-3">{`"${this.props.name}" could not be shown. The rest of the page still works.`}</p>
        <Button type="button" look="secondary" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </Button>
      </div>
    )
  }
}
