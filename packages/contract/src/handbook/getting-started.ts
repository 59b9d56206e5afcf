import type { HandbookSection } from './blocks.ts'

export const gettingStarted: HandbookSection = {
  id: 'getting-started',
  title: 'Getting started',
  standfirst: 'A place to practise, and to notice what practice does.',
  parts: [
    {
      id: 'what-this-is',
      title: 'What Sadhana Compass is',
      text: [
        'It’s a quiet log for yoga and meditation along the eight limbs of Ashtanga. You note what you practised, and how you felt before and after. Over the weeks you see what each limb changes in you.',
        'The eight limbs are _yamas_, _niyamas_, _asana_, _pranayama_, _pratyahara_, _dharana_, _dhyana_ and _samadhi_. You don’t have to know them all. Most people start with one.',
        'What you log is yours. Only you can see it, until you decide otherwise.',
      ],
      tip: 'New to the limbs? Members find two articles about each under [Learning](/gamification?tab=learning).',
    },
    {
      id: 'joining',
      title: 'Joining with a code',
      text: [
        'You join by invitation. Ask someone who’s already here for a referral code, then go to [Create account](/register). If the code came as a link, it’s already filled in.',
        'You don’t know anyone? [Join the waitlist](/waitlist), and we’ll email you when a place opens.',
        'After signing up, open the email we send you and verify your address. It’s how you get back in if you forget your password.',
      ],
    },
    {
      id: 'first-minutes',
      title: 'Your first minutes',
      text: [
        'You’re welcomed with three short cards: sit for one minute, say what brings you, and choose who may see you. You can skip any of them.',
        'Then you’re on [Home](/). **Sit** opens the meditation timer, and **Log** opens the form for anything you’ve already practised. One minute is a whole practice.',
      ],
      tip: 'Nothing to prove on the first day. **Sit one minute**, and your first stone is laid.',
    },
    {
      id: 'finding-your-way',
      title: 'Finding your way around',
      text: [
        'Six places are always at the bottom of the screen: [Home](/), [Community](/community), [Progress](/gamification), [Wellness](/wellness), [Profile](/profile) and [Security](/security).',
        'Your picture at the top opens a menu with your page, your settings, **Quiet mode**, **Export as CSV**, **Help now** and **Logout**.',
        'Looking for one particular setting? [Settings](/settings) has all of them in one place, says what each is set to, and lets you search.',
      ],
    },
    {
      id: 'devices',
      title: 'On your phone and computer',
      text: [
        'Sadhana Compass runs in the browser of your phone or computer, in English, German or Spanish, and your log is the same wherever you sign in. In [Settings](/settings), **Appearance** makes it light or dark, and **Language** changes its words. German and Spanish were translated by machine: where something could sound better, the menu of your account lets you suggest other words.',
        'You can keep it on your device, so that it opens like any other app. After your fifth sit there, [Home](/) offers it once; choose **Install**, or say no and it never asks again. You can also do it yourself at any time, in the menu of your browser. On an iPhone or iPad, tap ‘Share’ in Safari’s bar and choose ‘Add to Home Screen’.',
        'After your first visit, it opens without internet too. You can sit with the timer and its bells, follow guided practices, and read your log of the last 90 days, your moods and nights, the articles you’ve opened, this guide and [Help now](/help-now). What you log, change or note meanwhile waits on your device and is sent once you’re back online. Community and giving need the internet.',
        'Signing out removes everything that the app has stored on this device for times without internet.',
      ],
    },
    {
      id: 'your-profile',
      title: 'Your profile and picture',
      text: [
        'In your [profile](/profile), press **Edit** to change your display name and bio, and **Change picture** to choose and crop a picture. Place and camera details are taken out before it leaves your device. Without a picture you have a stone with your initials.',
        'Under [Social Media](/profile?tab=social) you can put your Facebook, Instagram, X and YouTube usernames on your page, each for **Only me**, **Followers** or **All members**. We never post, and never read.',
      ],
      tip: '**See your page as others do** shows you exactly that.',
    },
    {
      id: 'inviting',
      title: 'Inviting someone',
      text: [
        'Open [Referrals](/profile?tab=referrals) and press **Generate Code**. **Copy link** copies the whole link, ready to send. Each code is for one person, and you can make 10 a month.',
        'You see which codes were used and when. You see the name only once that person follows you.',
      ],
    },
    {
      id: 'giving',
      title: 'Giving',
      text: [
        'Everything here is open to everyone. If you’d like to help keep it running, [Pricing](/pricing) has what you can give, and a free tier without questions.',
        'The **Subscription** tab of [your profile](/profile?tab=subscription) shows what you give and lets you change it or stop. If you cancel, no further payment is taken. What comes with your contribution stays with you until the billing period ends, and everything in the free tier after that.',
        'To ask something or to tell us about an idea, [write to us](/settings/letters).',
      ],
    },
    {
      id: 'keeping-safe',
      title: 'Keeping your account safe',
      text: [
        'Once your email is verified, you can turn on **Two-factor authentication** on the [Security](/security) page: you then sign in with your password and a 6-digit code from an authenticator app. Keep the backup codes somewhere that isn’t your phone.',
        'Lost the phone and the codes? When you sign in, choose **I’ve lost my phone and my backup codes**. We email you, and after 72 hours you can get back in. Any device that’s still signed in can cancel it. Lost only one of them? A backup code signs you in instead of the app; each works once. **Generate New Backup Codes** on the [Security](/security) page replaces codes you can’t find.',
        'A passkey signs you in with the fingerprint, face or PIN of your device, without a password and without a code. Choose **Add a passkey** on the [Security](/security) page and give it a name; from then on, press **Sign in with a passkey**, or pick it where the browser offers it. Your password goes on working. If a device is gone, remove its passkey there.',
        'Under [Activity](/security?tab=activity) you see where you’re signed in. End one session, or press **Sign Out From All Devices**.',
        'Where this place is connected with Google, Facebook or Apple, you can sign in with them. Link and unlink them under [Verification](/security?tab=verification). You don’t need a password then; where we’d ask for it, a code takes its place.',
        'Where this place sends texts, you can sign in with your phone: press **Continue with Phone** and enter the 6-digit code we text you. Verify or update your number under [Verification](/security?tab=verification). Only you see it.',
        'To change your email or password, go to [Settings in your profile](/profile?tab=settings). If you’ve forgotten your password, press **Forgot password?** where you sign in, and we email you a link.',
      ],
    },
    {
      id: 'emails',
      title: 'What we send you',
      text: [
        'We email you about your account, for example to verify your address, or after a new sign-in or a changed password. You also get answers to your questions and reports, and a receipt for every payment. None of these can be turned off.',
        'There’s no newsletter, and nothing about streaks, likes or followers. Did something not arrive? Look in your spam folder, and see which address you have under [Settings in your profile](/profile?tab=settings).',
      ],
    },
    {
      id: 'bringing-your-past',
      title: 'Bringing your past practice',
      text: [
        'Under [Import](/settings/import) you can bring practices or moods from another app as a table, for example from Insight Timer or Daylio, sits, yoga and sleep from Apple Health, and habits from Loop Habit Tracker. For Loop, choose the .zip file that its **Export as CSV** makes, and say which limb each habit is. The file is read on your device. You say what each column means and see what would be sent.',
        '**Check, without saving** then counts what is new, what you already have and what we can’t read. Whatever you add is private, and you can undo it there for 30 days.',
      ],
    },
    {
      id: 'your-data',
      title: 'Your data, and leaving',
      text: [
        'Everything you’ve logged can come with you. **Download CSV** on [Home](/) saves all your practices, with feelings and notes. Moods and sleep have their own files, under Preferences on the [Wellness](/wellness) page.',
        '**PDF** beside it makes a report to print and keep. Choose a **Date range**, tick **With notes** if your notes should be in it, and press **Make the PDF**. It waits for you for 24 hours. In [quiet mode](/settings/practice), it comes without counts.',
        'For everything we hold about you, press **Make the archive** under [Archive and import](/settings/archive). The same page reads an archive back in, here or elsewhere: you see what it would add before anything is saved, and can undo it for 30 days.',
        'If you go on in another installation of Sadhana Compass, open [Move](/settings/move) there and enter the address of this one. You agree here, see there what would be added, and decide afterwards whether the account you leave is erased. Followers and messages don’t go along.',
        'To leave, open [Erase your account](/settings/erase): it says what goes and what stays, and offers the archive first. Press **Continue to erase** and show that it’s you: with your password, a passkey, a code, or by signing in once more with Google, Facebook or Apple if that’s how you come in. Your page disappears at once, and your contribution ends. Everything else is erased after 14 days. Sign in before then and it stops; there’s nothing else to press. The [privacy page](/privacy) says what we keep and what happens to it.',
        'We don’t sell your data, track you or show adverts.',
      ],
    },
  ],
}
