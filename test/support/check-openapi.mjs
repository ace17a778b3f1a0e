import { text } from 'node:stream/consumers'
import { Validator } from '@seriousme/openapi-schema-validator'

// A separate program, because the validator is an ES module, which Jest cannot load. Prints its findings about the
// document on standard input.
const validator = new Validator()
const { valid, errors } = await validator.validate(JSON.parse(await text(process.stdin)))
process.stdout.write(JSON.stringify({ valid, errors, version: validator.version }))
