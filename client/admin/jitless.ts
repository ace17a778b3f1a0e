/**
 * Runs before the app, whose schemas would otherwise try whether they may evaluate strings. They may not, and each try is a
 * report of the security policy.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
