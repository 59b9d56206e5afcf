import { Link } from 'react-router'
import { ProseScreen } from './prose-screen.tsx'

export const TermsScreen = () => (
  <ProseScreen title="Terms">
    <p className="prose-lede">A few plain agreements between you and the people who run this installation.</p>
    <h2>Joining</h2>
    <p>
      Membership is by invitation: you need a referral code from a member or from the people who run this installation.
      Members can invite people they know. Please use only one account, and keep your password to yourself.
    </p>
    <h2>Being here together</h2>
    <p>
      Be kind. Only share what’s yours to share, pictures included. Members can block, mute and report one another.
      Reports go to the people who run this installation, who may remove content or accounts that do harm.
    </p>
    <h2>Not medical advice</h2>
    <p>
      Nothing here diagnoses or treats anything. Breath and posture work can be unsafe for some people: if you are ill,
      injured or pregnant, ask someone qualified first, and stop if something hurts. If you are in danger or thinking of
      harming yourself, please call your local emergency number now. <Link to="/help-now">Help now</Link> lists people
      to talk to, by country.
    </p>
    <h2>Your content</h2>
    <p>
      What you write stays yours. You let this installation store it and show it to the people you choose, and no one
      else. Our <Link to="/privacy">privacy page</Link> explains what we keep.
    </p>
    <h2>The software</h2>
    <p>
      Sadhana Compass is licensed under the GNU Affero General Public License, version 3. You may run it, study it,
      change it and share it under that licence. It comes without warranty, as the licence says.
    </p>
  </ProseScreen>
)
