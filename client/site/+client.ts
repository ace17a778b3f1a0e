import '../styles/main.css'
import { startApp } from '../renderer/browser'
import { createFetchApi } from '../renderer/fetch-api'
import { createRoutes } from './routes'

void startApp(createRoutes(createFetchApi()))
