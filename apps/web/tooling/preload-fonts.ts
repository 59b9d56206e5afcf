import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The files whose letters paint first: headings and running text, both upright. */
const firstPaintFonts = /\/(literata|anek-latin)-english-[^/]*\.woff2$/

/** Points the browser at the first fonts before it has read the stylesheet. */
export const preloadFonts = (): Plugin => ({
  name: 'sadhana:preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .map((fileName) => `/${fileName}`)
        .filter((url) => firstPaintFonts.test(url))
        .map(preloadTag),
  },
})

const preloadTag = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' },
  injectTo: 'head-prepend',
})
