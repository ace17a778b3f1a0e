import type { Knex } from 'knex'
import { writeHtml } from '../../shared/blog/tree'
import type { BlogService } from '../blog/service'
import { isDatabaseDown } from '../platform/database'
import type { Logger } from '../platform/logger'
import type { Article } from './article'
import { editArticle, linkedSlugs } from './editor'
import { topicOf } from './prompt'
import * as repository from './repository'
import { articleProblems, bodyOf, type Checked } from './topic/check-article'
import { areaPatterns, prescribing } from './topic/lexicon'
import { readAnyTopic } from './topic/read-topic'
import { type ArticleWriter, WritingFailure } from './writer'

export type GenerationRunner = ReturnType<typeof createGenerationRunner>

interface Parts {
  db: Knex
  logger: Logger
  blog: BlogService
  writer: ArticleWriter
  /** The site's own address, which a writer may have put before a path. */
  siteUrl: string
}

/** Runs generations: writes, checks, and stores their articles. */
export function createGenerationRunner({ db, logger, blog, writer, siteUrl }: Parts) {
  const underWay = new Set<AbortController>()

  /** Stores the article and completes the generation in one transaction, so neither exists without the other. */
  async function publish(run: repository.Run, article: Article): Promise<void> {
    await report(run, 'checking', 85)
    const slugs = new Set(await blog.publishedAmong(linkedSlugs(article, siteUrl)))
    const { posts } = await blog.listPosts({ search: '', category: 'all', page: 1, perPage: newestShown })
    const shown = posts.map((post) => post.featured_image_url)
    const draft = editArticle(article, { slugs, siteUrl, shown })
    if (writer.author) draft.author = writer.author
    if (run.isTest || run.isDraft) draft.status = 'draft'
    draft.heldBack = [...(run.isTest ? [testReason] : []), ...topicProblems(topicOf(run), draft)]
    await report(run, 'publishing', 95)
    const post = await db.transaction(async (transaction) => {
      if (!(await repository.lockRun(transaction, run))) throw new Superseded()
      const stored = await blog.createPost({ ...draft, content: writeHtml(draft.content) }, transaction)
      await repository.markCompleted(transaction, run, stored.id, {
        notes: draft.heldBack ?? [],
        figures: stored.draft_reasons,
      })
      return stored
    })
    const reasons = post.draft_reasons.length
    logger.info({ generationId: run.id, postId: post.id, status: post.status, reasons }, 'article written')
  }

  async function report(run: repository.Run, ...[stage, progress]: ReportedProgress) {
    if (!(await repository.saveProgress(db, run, stage, progress))) throw new Superseded()
  }

  /** Ends a run that failed. @throws Error if the run should be tried again */
  async function end(run: repository.Run, error: unknown, isStopped: boolean): Promise<void> {
    if (error instanceof Superseded) return
    if (isStopped || isDatabaseDown(error)) {
      await repository.returnToQueue(db, run).catch(() => undefined)
      throw isStopped ? new Error('The worker was stopped.') : error
    }
    const isKnown = error instanceof WritingFailure
    if (!isKnown) logger.error({ err: error, generationId: run.id }, 'an article could not be written')
    await repository.markFailed(db, run, isKnown ? error.message : 'Something went wrong while writing the article.')
    if (isKnown) logger.warn({ generationId: run.id, reason: error.message }, 'no article was written')
  }

  return {
    /**
     * Writes the article of a generation. However often it runs, even after a kill, there is at most one post: a new
     * run supersedes the one before. @throws Error if it has to be run again
     */
    async run(id: string): Promise<void> {
      const run = await repository.beginRun(db, id)
      if (!run) return
      const stop = new AbortController()
      underWay.add(stop)
      try {
        const article = await writer.write({
          request: run,
          report: (stage, progress) => report(run, stage, progress),
          spend: (usage) => repository.addUsage(db, run, usage),
          signal: stop.signal,
        })
        await publish(run, article)
      } catch (error) {
        await end(run, error, stop.signal.aborted)
      } finally {
        underWay.delete(stop)
      }
    },

    /** Cancels all running generations, so the process can end. Other workers run them again. */
    stop(): void {
      for (const stop of underWay) stop.abort()
    },
  }
}

/** How many articles the blog's front page shows, besides this one. */
const newestShown = 6

const testReason = 'This is a test article. You can read it here, but it is never published.'

type ReportedProgress = Parameters<Parameters<ArticleWriter['write']>[0]['report']>

/** A newer run has taken over, or the generation has ended. */
class Superseded extends Error {}

const namesField = [...areaPatterns.flatMap(([, ...patterns]) => patterns), prescribing]
/** The share of a word that its other forms have in common: "management" and "managed" begin with "manage". */
const stemShare = 0.6
const stemMin = 4

/**
 * Reasons against publishing. If the catalogue has nothing on the topic, its words are looked for; a general word may
 * be said, or what it stands for covered.
 */
export function topicProblems(given: string, article: Checked): string[] {
  const { literal, topic, refusal, words } = readAnyTopic(given)
  const asSaid = () => [...articleProblems(literal, article), ...wordProblems(words, article)]
  const asMeant = () => articleProblems(topic, article)
  if (refusal !== null) return asSaid()
  return topic !== literal && asSaid().length === 0 ? [] : asMeant()
}

function wordProblems(wanted: readonly string[], { content }: Checked): string[] {
  const text = bodyOf(content)
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const lacking = wanted.filter((one) => !words.some((word) => word.startsWith(stemOf(one))))
  const missed = lacking.length > 0 && 2 * lacking.length >= wanted.length
  return [
    ...(missed
      ? [`The text does not mention ${lacking.map((one) => `"${one}"`).join(', ')}, so it may miss the topic.`]
      : []),
    ...(namesField.some((pattern) => text.search(pattern) >= 0)
      ? []
      : ['The text names no kind of behavioral health care.']),
  ]
}

const stemOf = (word: string) => word.slice(0, Math.max(stemMin, Math.ceil(stemShare * word.length)))
