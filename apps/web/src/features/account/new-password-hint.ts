export const newPasswordHint = 'Three or four uncommon words are easy to remember and hard to guess.'
