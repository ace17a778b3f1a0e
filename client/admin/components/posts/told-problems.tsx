/** Sends the problems that the person has seen; only these do not prevent publishing. */
export function ToldProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return <input type="hidden" name="anyway" value={problems.join('\n')} readOnly />
}

export const toldProblems = ({ anyway = '' }: Readonly<Record<string, string>>): string[] =>
  anyway.split('\n').filter(Boolean)
