/** The styles of every page of the site. What runs on a page is named by its row in `routes.tsx`. */
import '../styles/main.css'
