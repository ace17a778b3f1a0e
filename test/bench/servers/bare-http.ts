import { createServer } from 'node:http'
import { listen, readAnswer } from './bare'

const { headers, body } = readAnswer()

listen(createServer((_request, response) => response.writeHead(200, headers).end(body)))
