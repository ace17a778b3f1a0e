import { examine } from './doctor/examine'
import { describeFindings } from './doctor/finding'
import { say } from './program'

const { text, status } = describeFindings(await examine(process.env))
say(text)
// Without waiting for connections that a probe has given up on.
process.exit(status)
