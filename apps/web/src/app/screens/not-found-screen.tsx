import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { FailureArt } from '#app/failures/failure-art.tsx'
import { FailureView } from '#app/failures/failure-view.tsx'
import { failuresText } from '#app/failures/failures.text.ts'
import { pageTitles } from '#app/page-effects/page-title.text.ts'
import { notFoundText as text } from './screens.text.ts'

export const NotFoundScreen = () => (
  <FailureView
    art={<StepsArt />}
    title={text.title}
    actions={
      <>
        <Button size="lg" asChild>
          <Link to="/">{failuresText.goHome}</Link>
        </Button>
        <Button variant="secondary" size="lg" asChild>
          <Link to="/sessions">{text.mySessions}</Link>
        </Button>
      </>
    }
    note={pageTitles.notFound}
  >
    {text.text}
  </FailureView>
)

const StepsArt = () => (
  <FailureArt>
    <path className="failure-stone-deep" d="M14 226C12 212 34 206 58 206S98 214 96 226 78 242 55 242 16 238 14 226Z" />
    <path
      className="failure-stone-mid"
      d="M100 188C98 176 118 170 138 170S172 178 170 188 156 202 136 202 102 198 100 188Z"
    />
    <path
      className="failure-outline"
      d="M178 150C176 140 192 135 208 135S236 141 234 150 222 162 206 162 180 158 178 150Z"
    />
    <path
      className="failure-stone-pale"
      d="M244 118C243 110 255 106 267 106S289 111 288 118 279 128 265 128 245 124 244 118Z"
    />
    <circle className="failure-sun" cx="296" cy="66" r="13" />
    <path className="failure-horizon" d="M20 84h210" />
  </FailureArt>
)
