import { HeartPulse, House, ShieldCheck, TrendingUp, UserRound, UsersRound } from 'lucide-react'

export const navEntries = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/community', label: 'Community', Icon: UsersRound },
  { to: '/gamification', label: 'Progress', Icon: TrendingUp },
  { to: '/wellness', label: 'Wellness', Icon: HeartPulse },
  { to: '/profile', label: 'Profile', Icon: UserRound },
  { to: '/security', label: 'Security', Icon: ShieldCheck },
] as const
