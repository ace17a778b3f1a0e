import { z } from 'zod'
import { type AdminAct, callOf } from '../../shared/admin/api'
import { statusOf } from '../../shared/admin/calls/call'
import { problem } from './answers'

interface Parameter {
  name: string
  in: 'query' | 'header'
  description?: string
  schema?: object
}

export interface Described {
  /** The operation id, from which generated programs derive names. */
  id: string
  summary: string
  status: number
  answer?: z.ZodType
  answerType?: string
  body?: z.ZodType
  mediaType?: string
  parameters?: readonly Parameter[]
  security?: readonly object[]
}

/** Converts a schema to JSON Schema 2020-12, as OpenAPI 3.1 uses it, without further checks in code. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Responses may get further keys at any time.
    override({ jsonSchema: made }) {
      if (io === 'output' && made.additionalProperties === false) delete made.additionalProperties
    },
  })
  return rest
}

export const pathOf = (path: string): string => path.replace(/:(\w{1,40})/g, '{$1}')

export function operationOf(path: string, described: Described): object {
  const { id, summary, status, answer, body, mediaType = 'application/json', parameters = [], security } = described
  const { answerType = 'application/json' } = described
  const inPath = path.split('/').filter((part) => part.startsWith(':'))
  const string = { type: 'string' }
  return {
    operationId: id,
    summary,
    ...(security && { security }),
    parameters: [
      ...inPath.map((part) => ({ name: part.slice(1), in: 'path', required: true, schema: string })),
      ...parameters.map((parameter) => ({ ...parameter, schema: parameter.schema ?? string })),
    ],
    ...(body && { requestBody: { required: true, content: { [mediaType]: { schema: jsonSchema(body, 'input') } } } }),
    responses: {
      [status]: {
        description: 'Done.',
        ...(answer && { content: { [answerType]: { schema: jsonSchema(answer, 'output') } } }),
      },
      default: {
        description: 'A problem document (RFC 9457).',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

export const problemSchema = jsonSchema(problem, 'output')

/** Describes a call of the admin by its row. Only answers to programs are described. */
export function describeAct(act: AdminAct): Described {
  const { scope, query, body, answer, raw: answerType } = callOf(act)
  return {
    id: act,
    summary: act.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    status: statusOf(callOf(act)),
    ...(scope && answer && { answer, ...(answerType && { answerType }) }),
    ...(body && { body }),
    parameters: query ? parametersOf(query) : [],
    security: [{ session: [] }, ...(scope ? [{ token: scope === 'any' ? [] : [scope] }] : [])],
  }
}

const parametersOf = (query: z.ZodObject): Parameter[] =>
  Object.entries(query.shape).map(([name, schema]) => ({ name, in: 'query', schema: jsonSchema(schema, 'input') }))
