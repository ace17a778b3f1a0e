import { configOrExit } from '../server/platform/config'
import { createLogger } from '../server/platform/logger'

// The catalogue is part of the program and needs no rows; demo content comes with the first feature that keeps some.
createLogger(configOrExit()).info('no demo content to seed')
