import { Outlet } from 'react-router-dom'

export function Layout() {
  return (
    <div id="page">
      <main id="main">
        <Outlet />
      </main>
    </div>
  )
}
