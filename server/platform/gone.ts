/** Error handler for a pipeline to a visitor: ignores that the visitor has disconnected, and throws other errors. */
export function ignoreAborted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
