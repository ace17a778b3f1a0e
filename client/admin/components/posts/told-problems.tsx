/** Sends along which problems whoever publishes was told of: only these are no obstacle. */
export function ToldProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return <input type="hidden" name="anyway" value={problems.join('\n')} readOnly />
}

/** The problems that a form's values name. */
export const toldProblems = ({ anyway = '' }: Readonly<Record<string, string>>): string[] =>
  anyway.split('\n').filter(Boolean)
