export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
