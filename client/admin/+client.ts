import { startApp } from '../renderer/browser'
import { pageData } from './page-data'
import { createRoutes } from './routes'

const onlyOnTheServer = () => {
  throw new Error('The browser asks the server for the data of a page.')
}
void startApp(createRoutes(onlyOnTheServer), pageData)
