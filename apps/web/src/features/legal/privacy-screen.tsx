import { ProseScreen } from './prose-screen.tsx'

export const PrivacyScreen = () => (
  <ProseScreen title="Privacy">
    <p className="prose-lede">
      Your practice is yours. This page says in plain words what Sadhana Compass keeps, who can see it, and how you take
      it with you or have it erased.
    </p>
    <h2>Private unless you say otherwise</h2>
    <p>
      Every session you log is private. You can show one to your followers or to everyone, one by one, and change your
      mind later. Your notes stay private even then, unless you tick that you want to share them. Moods and sleep are
      never shown to anyone but you.
    </p>
    <h2>What is kept</h2>
    <ul>
      <li>What you enter: your account details, sessions, feelings, notes, moods, sleep and settings.</li>
      <li>
        What keeps your account safe: when and from which address and device you signed in. You can read this log
        yourself.
      </li>
      <li>If you join the waitlist: your answers, so that we can invite you.</li>
      <li>If you contribute: the amount and its state. Card and bank details stay with the payment provider.</li>
    </ul>
    <h2>What is not done</h2>
    <p>
      There are no trackers, no advertising and no sale of data. No page loads anything from a third party. Your own
      writing goes to a language model only if this installation uses one and you have agreed to it.
    </p>
    <h2>In your browser</h2>
    <p>
      To keep you signed in, your browser stores three values of your session and one cookie that protects them. It also
      remembers your choice of theme. None of this follows you to other sites.
    </p>
    <h2>Take it, or have it erased</h2>
    <p>
      You can export everything you wrote, at any time, in files that open anywhere. You can erase your account: after a
      short time to reconsider, your entries and files are deleted, not merely hidden.
    </p>
    <h2>Who is responsible</h2>
    <p>
      Sadhana Compass is free software that anyone can run. The people who run this installation are responsible for the
      data on it; the software itself sends nothing to its authors.
    </p>
  </ProseScreen>
)
