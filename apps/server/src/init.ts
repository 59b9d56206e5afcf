import { ConfigError } from '#platform/config.ts'
import { askOnTerminal } from './init/questions.ts'
import { Refusal, writeSettings } from './init/write-settings.ts'
import { exitWith } from './process.ts'

const questions = process.stdin.isTTY ? askOnTerminal() : undefined
const print = (line: string) => process.stdout.write(`${line}\n`)
try {
  await writeSettings({ args: process.argv.slice(2), print, questions, env: process.env })
} catch (error) {
  if (error instanceof Refusal || error instanceof ConfigError || error instanceof RangeError) exitWith(error.message)
  throw error
} finally {
  questions?.close()
}
