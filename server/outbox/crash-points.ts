/** The steps in sending an email at which a process may be killed. Those of the web process come first. */
export const crashPoints = [
  ...(['submit', 'stored'] as const),
  ...(['claimed', 'handed-over', 'lease', 'leased', 'split', 'accepted', 'recorded', 'settled'] as const),
]

export type CrashPoint = (typeof crashPoints)[number]

let hook: ((point: CrashPoint) => Promise<void>) | undefined

/** Called when a step is reached. Only tests set a hook, which stops the process there by never resolving. */
export function reach(point: CrashPoint): Promise<void> | undefined {
  return hook?.(point)
}

export function onCrashPoint(listener: typeof hook): void {
  hook = listener
}
