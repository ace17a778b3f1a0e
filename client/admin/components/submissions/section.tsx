import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'

interface SectionProps {
  id: string
  title: string
  className?: string
  children: ReactNode
}

/** A section of an admin page under its own heading. */
export function Section({ id, title, className = '', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <Card className="p-4 sm:p-6">
        <h2 id={id} className="mb-3 text-xl">
          {title}
        </h2>
        <Part title={title}>{children}</Part>
      </Card>
    </section>
  )
}

/** An error boundary around a part of a page: if the part fails, the rest stays with everything typed in it. */
class Part extends Component<Pick<SectionProps, 'title' | 'children'>, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: an operator who reports it finds here what failed.
    console.error(`The part "${this.props.title}" failed.`, error, componentStack)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert">
        <p className="mb-3">{`"${this.props.title}" could not be shown. The rest of the page still works.`}</p>
        <Button type="button" look="secondary" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </Button>
      </div>
    )
  }
}
