/** Loads a tracker's script in the background, once per visit. Whether it loads makes no difference to the visitor. */
export function loadScript(source: string): void {
  if (document.querySelector(`script[src="${source}"]`)) return
  const script = document.createElement('script')
  script.src = source
  script.async = true
  document.head.append(script)
}

/** Calls third-party code and ignores its errors. */
export function undisturbed(call: () => void): void {
  try {
    call()
  } catch {
    // Ignored, because a failing tracker must not disturb the visitor, not even with a message.
  }
}
