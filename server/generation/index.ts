import type { Knex } from 'knex'
import type { BlogService } from '../blog/service'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { catalogueWriter } from './catalogue-writer'
import { createModelWriter } from './model-writer'
import { createGenerationRunner } from './runner'

interface Parts {
  config: Pick<Config, 'siteUrl' | 'openaiApiKey' | 'openaiBaseUrl' | 'openaiModel'>
  db: Knex
  logger: Logger
  blog: BlogService
}

/** The worker's part of generations. With an API key a model writes, without one the built-in writer. */
export function createGenerations({ config, db, logger, blog }: Parts) {
  const { siteUrl, openaiApiKey: apiKey, openaiBaseUrl: baseUrl, openaiModel: model } = config
  const writer = apiKey === undefined ? catalogueWriter : createModelWriter({ apiKey, baseUrl, model })
  return createGenerationRunner({ db, logger, blog, writer, siteUrl })
}
