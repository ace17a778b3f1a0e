import { Form, useNavigation } from 'react-router'
import { type Generation, type GenerationQuota, isFinal, longestTopic } from '../../../../shared/admin/generations'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Labeled } from '../../../components/labeled'
import type { AdminResult } from '../../admin-action'

interface GenerateCardProps {
  quota: GenerationQuota
  /** Whole minutes until the next attempt is allowed; 0 if it is now. */
  blockedMinutes: number
  generation: Generation | null
  refused?: AdminResult
}

export function GenerateCard({ quota, blockedMinutes, generation, refused }: GenerateCardProps) {
  const { formData } = useNavigation()
  const intent = String(formData?.get('intent') ?? '')
  const isRunning = Boolean(generation && !isFinal(generation))
  const isBlocked = blockedMinutes > 0
  const isBusy = isRunning || intent !== ''
  const topicError = refused?.problem.errors?.find(({ field }) => field === 'topic')?.message

  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-xl">Generate an article</h2>
      <Form method="post" action="/admin/blog-tools" className="mt-4">
        <Labeled
          id="topic"
          label="Blog topic (optional)"
          hint={`Leave empty for a default EMR automation topic: automated appointment reminders in two vendors' tools. At most ${longestTopic} characters.`}
          error={topicError}
        >
          <textarea
            // A new generation empties the box.
            key={generation?.id}
            id="topic"
            name="topic"
            rows={3}
            defaultValue={refused?.values.topic}
            aria-describedby={topicError ? 'topic-error topic-hint' : 'topic-hint'}
            aria-invalid={topicError ? true : undefined}
            className="control"
          />
        </Labeled>
        <label className="mt-4 flex min-h-11 items-center gap-2.5">
          <input
            key={generation?.id}
            type="checkbox"
            name="draft"
            defaultChecked={refused?.values.draft !== undefined}
            className="checkbox size-5 shrink-0"
          />
          Keep it as a draft, to read before publishing
        </label>
        <p className="text-sm text-ink-soft">
          Otherwise, it is published as soon as it is written, unless a check finds a problem.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="generate" disabled={isBusy || isBlocked}>
            {labelOf(isBlocked, isRunning || intent === 'generate' || intent === 'test')}
          </Button>
          <Button type="submit" name="intent" value="test" look="secondary" disabled={isBusy || isBlocked}>
            Run Test Generation
          </Button>
        </div>
      </Form>
      <p className="mt-4 text-sm text-ink-soft">
        {isBlocked
          ? `Remaining attempts: 0 of ${quota.limit}. Too many attempts. Try again in ${blockedMinutes} minutes${inHours(blockedMinutes)}`
          : `Remaining attempts: ${quota.remaining} of ${quota.limit} in 24 hours. Tests count too and are never published.${quota.writer.kind === 'catalogue' ? ' A topic outside the catalogue does not use up an attempt.' : ''}`}
      </p>
    </Card>
  )
}

function inHours(minutes: number): string {
  return minutes < 120 ? '' : ` (about ${Math.round(minutes / 60)} hours)`
}

function labelOf(isBlocked: boolean, isGenerating: boolean): string {
  if (isGenerating) return 'Generating...'
  return isBlocked ? 'Rate Limited' : 'Generate Blog Post'
}
