import '../styles/main.css'
import { startApp } from '../renderer/browser'
import { createRoutes } from './routes'

void startApp(createRoutes)
