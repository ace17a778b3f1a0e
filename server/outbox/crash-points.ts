/** The boundaries on the way of an email, at each of which a process may be killed. Those of the web process come first. */
export const crashPoints = [
  ...(['submit', 'stored'] as const),
  ...(['claimed', 'handed-over', 'lease', 'leased', 'split', 'accepted', 'recorded', 'settled'] as const),
]

export type CrashPoint = (typeof crashPoints)[number]

let hook: ((point: CrashPoint) => Promise<void>) | undefined

/** Says that a boundary is reached. Only a test listens, which stops the process there by never answering. */
export function reach(point: CrashPoint): Promise<void> | undefined {
  return hook?.(point)
}

export function onCrashPoint(listener: typeof hook): void {
  hook = listener
}
