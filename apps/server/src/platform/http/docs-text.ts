import { accessTokenLimit } from '@sadhana/contract'

/**
 * The opening of the API reference, in Markdown. The app links to its headings. docs/recipes.md has the recipes in full.
 */
export const docsText = `Every error response has the body \`{ code, message, fields? }\`. \`message\` and \`fields\` are for people: they come in English, German or Spanish, by the cookie \`language\` or else \`Accept-Language\`. Your code can rely on \`code\`.

## Access tokens

A tag, a shortcut or your own script calls the API with an access token. Make one under Security, Access tokens: it has a name, scopes and an end, and we show it once. Send it in a header:

\`\`\`
Authorization: Bearer sadhana_…
\`\`\`

| Scope | Opens |
|---|---|
| \`practice:log\` | adding practices and sits. What a token logs is for you alone. |
| \`practice:read\` | your practices, your sits and \`/api/practice-summary\`. Never notes, tags, captions or what was hard. In quiet mode, the summary has no numbers. |
| \`mood:log\` | adding a mood |
| \`export\` | the tables, and an archive without sign-ins, security log, chats and messages |

Every other route answers \`auth.token_refused\`: a token never reaches your account, your payments or other people. In an address it is refused, because addresses end up in logs. All your tokens together may call ${accessTokenLimit.max} times a minute. A token ends when you revoke it, when its time is over, and when you sign out from all devices, change your password or erase your account.

## An NFC tag that logs a sit

\`\`\`
curl -X POST $SITE/api/meditation-sessions \\
  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -d '{"duration": 20}'
\`\`\`

Any app that sends a web request when a tag is read can send this one. The token needs \`practice:log\`.

## Home automation

\`\`\`
curl $SITE/api/practice-summary -H "Authorization: Bearer $TOKEN"
\`\`\`

The token needs \`practice:read\`. Home Assistant reads it with its REST sensor.

## Your own spreadsheet

\`\`\`
curl $SITE/api/export/csv -H "Authorization: Bearer $TOKEN" -o practice.csv
\`\`\`

The token needs \`export\`. Moods and nights are at \`/api/export/moods.csv\` and \`/api/export/sleep.csv\`.`
