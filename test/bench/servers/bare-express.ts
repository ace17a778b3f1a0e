import { createServer } from 'node:http'
import express from 'express'
import { listen, readAnswer } from './bare'

const { headers, body } = readAnswer()
const app = express().disable('x-powered-by').disable('etag')

app.get(['/', '/comparisons'], (_request, response) => {
  response.set(headers).end(body)
})

listen(createServer(app))
