export const socialPlatforms = ['facebook', 'instagram', 'x', 'youtube'] as const
