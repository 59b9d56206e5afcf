import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { type Answers, smtpUrlOf } from './settings.rules.ts'

export type Questions = ReturnType<typeof askOnTerminal>

/** Asks on the terminal for everything that no flag has answered. */
export function askOnTerminal() {
  let silent = false
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!silent) process.stdout.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })

  const ask = async (question: string, usual = ''): Promise<string> => {
    for (;;) {
      const answer = (await terminal.question(usual ? `${question} [${usual}]: ` : `${question}: `)).trim() || usual
      if (answer) return answer
    }
  }
  /** Reads an answer without echoing it. */
  const askSecret = async (question: string): Promise<string> => {
    const typed = terminal.question(`${question}: `)
    silent = true
    const answer = await typed
    silent = false
    process.stdout.write('\n')
    return answer
  }

  const askSmtp = async () => {
    const host = await ask('Mail server')
    const port = await ask('Port', '587')
    const user = await terminal.question('User (empty if it needs none): ')
    return smtpUrlOf({ host, port, user: user.trim(), password: user.trim() ? await askSecret('Password') : '' })
  }

  const askOidc = async (): Promise<Answers['oidc']> => {
    const issuer = await terminal.question(
      'Issuer of your own identity provider, for OpenID Connect (empty for none): ',
    )
    if (!issuer.trim()) return undefined
    const clientId = await ask('Client id there')
    const clientSecret = await askSecret('Client secret')
    return {
      issuer: issuer.trim(),
      clientId,
      clientSecret,
      name: await ask('Its name, for the button that members see'),
    }
  }

  return {
    askSmtp,
    askMissing: async (answers: Partial<Answers>): Promise<Answers> => {
      const domain = answers.domain ?? (await ask('Domain, such as compass.example'))
      return {
        ...answers,
        domain,
        operatorEmail: answers.operatorEmail ?? (await ask('Your email address, which members can write to')),
        mailFrom: answers.mailFrom ?? (await ask('Sender of emails', `Sadhana Compass <hello@${domain}>`)),
        smtpUrl: answers.smtpUrl ?? (await askSmtp()),
        oidc: answers.oidc ?? (await askOidc()),
      }
    },
    close: () => terminal.close(),
  }
}
