import fc from 'fast-check'

// CI judges a change, which mustn't fail by a rare case that has nothing to do with it. So its generated cases are always
// the same; everywhere else each run tries others, and prints the seed of a failure.
if (process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_119 })
