import { ProseScreen } from './prose-screen.tsx'

export const PrivacyScreen = () => (
  <ProseScreen title="Privacy">
    <p className="prose-lede">
      Your practice is yours. This page explains in plain words what Sadhana Compass keeps, who can see it, and how to
      take it with you or delete it.
    </p>
    <h2>Who can see what</h2>
    <p>
      A practice is visible only to you, unless you share it or choose another default in your privacy settings. You can
      share it with your followers or with all members, and change your mind later. They then see its date, time, limb,
      length, feelings and likes. They see your notes only if you tick ‘Share my notes’.
    </p>
    <p>
      All members can open your page, except people you’ve blocked or who’ve blocked you. It shows your name, your
      username, your picture and bio if you have them, the social media usernames you show them, who follows you, who
      you follow, and the practices you’ve shared with them. No one outside the community can see it. A picture loses
      its place and camera details before it leaves your device.
    </p>
    <h2>What we keep</h2>
    <ul>
      <li>
        Your account: your name, username, email address and settings, and your picture, bio and social media usernames
        if you add them. We store your password only as a hash, so no one can read it.
      </li>
      <li>What you log: practices and sits, with feelings and notes.</li>
      <li>Which articles you’ve read, and how far. Only you can see this.</li>
      <li>What you do with other members: follows, likes, blocks, mutes and reports.</li>
      <li>
        What keeps your account safe: when you signed in, and from which IP address and device. You can read this log
        yourself.
      </li>
      <li>If you join the waitlist: your answers, so that we can invite you.</li>
    </ul>
    <h2>What we don’t do</h2>
    <p>
      We don’t track you, show adverts or sell data. Our pages load nothing from third parties. We don’t send what you
      write to a language model.
    </p>
    <h2>In your browser</h2>
    <p>These stay on your device, under the names in brackets. None of them follows you to other sites.</p>
    <ul>
      <li>Your session, until you sign out (accessToken, refreshToken, tokenExpiry).</li>
      <li>A cookie that ties the session to this browser, for up to 90 days (__Host-browser).</li>
      <li>
        A practice you’ve started to log, for a week or until you save it, start over or sign out (practice-draft).
      </li>
      <li>A sit in progress, until it’s saved or you sign out (meditation-sit).</li>
      <li>Sits that we couldn’t save yet, until we can (sadhana-meditation).</li>
      <li>Your timer settings (meditation-settings) and your choice of theme (theme).</li>
      <li>How far you’ve scrolled, and a random name for the tab, until you close it (scroll, tab).</li>
    </ul>
    <h2>Take it with you</h2>
    <p>
      You can download all your practices, with feelings and notes, at any time. It’s a CSV file that opens anywhere.
    </p>
    <h2>Delete it</h2>
    <p>
      You can delete any practice, and undo the deletion until you leave the page. After seven days, it’s gone for good.
      To delete your whole account, please ask the people who run this installation. That deletes everything we keep
      about you, except any reports you’ve made, which we keep without your name, and your waitlist entry, if you have
      one.
    </p>
    <h2>Who is responsible</h2>
    <p>
      Sadhana Compass is free software that anyone can run. The people who run this installation are responsible for the
      data on it and for its backups. The software itself sends nothing to its authors.
    </p>
  </ProseScreen>
)
