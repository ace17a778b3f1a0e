import { z } from 'zod'
import { problem } from './answers'

interface Parameter {
  name: string
  in: 'query' | 'header'
  description?: string
}

/** What is told of one endpoint. */
export interface Described {
  /** Known by it to programs that are made of the document. */
  id: string
  summary: string
  /** Of the answer to a call that went well. */
  status: number
  answer?: z.ZodType
  /** The media type of the answer, where it is not JSON. */
  answerType?: string
  body?: z.ZodType
  mediaType?: string
  parameters?: readonly Parameter[]
  security?: readonly object[]
}

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. What a program checks beyond that, such as a day that exists, is left out. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    ...{ io, unrepresentable: 'any' },
    // Answers may have further keys at any time.
    override({ jsonSchema: made }) {
      if (io === 'output' && made.additionalProperties === false) delete made.additionalProperties
    },
  })
  return rest
}

/** `/leads/:id` as OpenAPI writes it. */
export const pathOf = (path: string): string => path.replace(/:(\w{1,40})/g, '{$1}')

/** One operation of the document. */
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
      ...parameters.map((parameter) => ({ ...parameter, schema: string })),
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
