/** Loads a tracker's script beside the page, once a visit. Whether it comes, late or never, changes nothing for the visitor. */
export function loadScript(source: string): void {
  if (document.querySelector(`script[src="${source}"]`)) return
  const script = document.createElement('script')
  script.src = source
  script.async = true
  document.head.append(script)
}

/** Runs a foreign function; what it throws is nobody's concern here. */
export function undisturbed(call: () => void): void {
  try {
    call()
  } catch {
    // A tracker that fails must not disturb the visitor, not even with a message.
  }
}
