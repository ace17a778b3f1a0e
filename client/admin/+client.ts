import { startApp } from '../renderer/browser'
import { createAdminFetchApi } from './fetch-api'
import { createRoutes } from './routes'

const api = createAdminFetchApi()
void startApp(createRoutes(() => api))
