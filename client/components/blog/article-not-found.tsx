import { buttonClass } from '../button-class'
import { Container } from '../container'

interface ArticleNotFoundProps {
  /** The article may exist but cannot be read now. */
  failed: boolean
}

/** Shown instead of a missing article. The link back loads a full page, so no broken state is carried along. */
export function ArticleNotFound({ failed }: ArticleNotFoundProps) {
  return (
    <>
      <title>Article Not Found</title>
      <meta name="robots" content="noindex" />
      <Container className="flex min-h-[60vh] flex-col items-start justify-center py-20">
        <h1 className="text-5xl">Article Not Found</h1>
        <p className="mt-4 text-ink-soft">The article you're looking for doesn't exist or has been removed.</p>
        {failed && <p className="mt-2 text-ink-soft">If you think it should be here, try again shortly.</p>}
        <a href="/blog" className={`${buttonClass()} mt-8`}>
          Back to Blog
        </a>
      </Container>
    </>
  )
}
