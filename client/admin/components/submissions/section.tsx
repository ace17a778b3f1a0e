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
        <Part name={title}>{children}</Part>
      </Card>
    </section>
  )
}

interface PartProps {
  name: string
  children: ReactNode
}

/** An error boundary around a part of a page: if the part fails, the rest stays with everything typed in it. */
class Part extends Component<PartProps, { hasFailed: boolean }> {
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
