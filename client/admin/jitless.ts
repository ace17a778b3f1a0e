/**
 * Runs before the app. Otherwise Zod tests whether it may evaluate strings; it may not, and each test causes a report
 * of the security policy.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
